import { words } from '../../../../shared/rules/any-of.ts';

/** What headings say of a part of what would be good. Which list counts before which stands in `../topics.ts`. */
export const WANTED = words`
  // English
  nice[- ]to[- ]haves?
  nice if
  desirable
  desired
  preferred
  preferable
  preferably
  bonus
  (?:nice )?extras$
  extra credit
  extra points
  advantageous
  advantages? if
  a plus
  pluses
  plus points
  optional
  good to have
  would be great
  would be nice
  also like
  not required
  not essential
  not needed
  (?:not|no) (?:a )?must
  brownie points
  (?:bonus|extra|plus) points
  ^points for
  handy
  icing on the cake
  cherry on (?:the|top)
  nice but
  (?:also|really) nice
  (?:isn|aren)(?:'|’)t (?:\p{L}+ )?(?:required|essential|necessary|needed)
  lovely if
  even better
  ^nice$
  great if
  (?:would|might|will|could) set you apart
  sets? you apart
  (?:might|may|could|would) also
  you also (?:have|had|bring)
  will also have
  if you also
  love it if
  like it if
  happy if
  helpful
  stand out
  (?:not|no) a? ?condition
  additional skills
  ideally
  // German
  wünschenswert
  von vorteil
  idealerweise
  pluspunkte
  nice to know
  bonuspunkte
  zusätzlich
  gerne gesehen
  (?:toll|schön|super|klasse|gut|prima|perfekt|ideal) (?:wäre|wären|ist|wenn)
  wäre(?:n)? (?:\p{L}+ )?(?:toll|schön|super|klasse|gut|prima|perfekt|ideal)
  freuen (?:wir )?uns (?:auch |besonders |außerdem )?(?:über|wenn)
  kein muss
  keine (?:bedingung|voraussetzung|pflicht)
  nicht nötig
  (?:ein|großes|dickes) plus
  plus (?:sind|ist|wäre|wären)
  ^gerne?(?: auch)?$
  ^plus$
  nicht zwingend
  // French
  un plus
  agréables? à avoir
  (?:les|nos|des) (?:petits )?plus
  petits? plus
  si en plus
  et si (?:tu|vous)
  encore mieux
  cerise sur le gâteau
  (?:ferait|feraient|fera) (?:\p{L}+ )?plaisir
  atouts?
  appréciées?
  appréciés?
  souhaitées?
  souhaités?
  idéalement
  facultatif
  (?:serait|sera|seraient|fera|feraient|ferait) (?:\p{L}+ )?(?:top|bien|génial|super|un plus|des plus|la différence|parfait)
  (?:aimerait|aimerions|adorerait|adorerions) (?:\p{L}+ )?(?:aussi|également|que|si)
  apprécierait
  apprécierions
`;
