export { ASIDES, DUTIES, ONESELF_WORDS, THESES } from './labels/asides.ts';
export {
  BOARD_COLUMN,
  COLUMN_WORDS,
  DEGREE_COLUMN,
  OTHER_COLUMN,
  SCHOOL_COLUMN,
  SUBJECT_COLUMN,
  TIME_COLUMN,
} from './labels/columns.ts';
export {
  EMPLOYER_LABELS,
  JOB_LABELS,
  LANGUAGE_LABELS,
  NAME_LABELS,
  PHONE_LABELS,
  PLACE_LABELS,
  POSITION_LABELS,
  TIME_LABELS,
} from './labels/labels.ts';
export { FIRST_NAME_LABELS, LAST_NAME_LABELS } from './labels/name-parts.ts';
export {
  AT_SCHOOLS,
  DEGREE_LABELS,
  MAJOR_LABELS,
  SCHOOL_LABELS,
  STUDY_LABELS,
  SUBJECT_LABELS,
} from './labels/studies.ts';
