import { words } from '../../../../shared/rules/any-of.ts';

/** Titles of the columns of a table of degrees. Each column has what its kind says. */
export const DEGREE_COLUMN = words`
  (?:name of )?(?:the )?(?:degree|course|exam(?:ination)?|qualifications?|standard|programme?|certificate)s?(?: name| passed)?
  exam\s?/\s?degree
  degree\s?/\s?(?:course|exam|certificate|diploma)
  (?:educational|academic) qualifications?
  exam(?:ination)?s? passed
  course\s?/\s?degree
  qualification\s?/\s?degree
  class
  level
  abschluss
  diplôme
  título
`;

/** The column of what was studied. */
export const SUBJECT_COLUMN = words`
  speciali[sz]ation
  stream
  branch
  subjects?
  discipline
  field(?: of study)?
  major
`;

/** The column of the school. */
export const SCHOOL_COLUMN = words`
  (?:name of )?(?:the )?(?:institut(?:e|ion)|school|college)s?(?: name)?
  (?:institut(?:e|ion)|school|college)\s?/\s?(?:board|university|college|school|institut(?:e|ion)|board\s?/\s?university)
  schule
  hochschule
  établissement
  institución
`;

/** The column of the university or board that stands behind a school, and is named where no school is. */
export const BOARD_COLUMN = words`
  (?:name of )?(?:the )?(?:board|university)(?: name)?
  (?:board|university)\s?/\s?(?:board|university|institut(?:e|ion)|college|school)
  board of(?: examination)?
  examination board
`;

/** The column of the time. */
export const TIME_COLUMN = words`
  (?:passed |passing |completion )?(?:year|yr\.?|session|duration|period|dates?)(?: of)?(?: passing| completion| study)?
  zeitraum
  jahr
  année
  año
`;

/** Words of which titles of columns consist, where these go over several lines. */
export const COLUMN_WORDS = words`
  board
  university
  college
  school
  institute
  institution
  degree
  course
  discipline
  branch
  name
  year
  yr\.?
  percentage
  marks
  of
  the
  passing
  completion
  study
  examination
  certificate
  qualification
  specialization
  specializatio
  scored
  obtained
  overall
  aggregate
  in
  %
`;

/** Columns of which nothing is kept, and what goes on from a title in the line above. */
export const OTHER_COLUMN = words`
  (?:aggregate )?(?:% of marks|percentage|marks?|c?gpa|grade|score|result|division|aggregate|class)(?: ?\(?%\)?| obtained| awarded|\s?/\s?(?:c?gpa|%|grade|percentage))*
  %(?: ?of marks| ?age)?
  c?gpa\s?/\s?%
  s\.? ?no\.?
  note
  remarks?
  location
  place
  passing
  completion
`;
