import { words } from '../../../../shared/rules/any-of.ts';

/** Some of the time, as the answer to whether one may work from home. */
export const SOMETIMES = words`
  // English
  (?:one|two|three|four|some|several|occasional(?:ly)?|few|\d)(?: ?(?:[-–]|to|or) ?\w+)? days?
  days? (?:a|per|each) (?:week|month|fortnight)
  once (?:a|per) (?:week|month|fortnight)
  occasional(?:ly)?
  sometimes
  partly
  partially
  possible
  by arrangement
  negotiable
  optional
  flexible
  up to
  [1-9]\d? ?%
  // German
  (?:ein|einen|eine|zwei|drei|vier|\d)(?:[nmrs]|(?: ?(?:[-–]|bis) ?\w+))? tage?n?
  tage?n? (?:pro|die|in der|je|im) (?:woche|monat)
  tageweise
  (?:ein|zwei)mal (?:pro|die|in der|im) (?:woche|monat)
  gelegentlich
  nach (?:absprache|vereinbarung|einarbeitung)
  möglich
  anteilig
  bis zu
  // French
  (?:une?|deux|trois|quatre|\d)(?: ?(?:[-–]|à|ou) ?\w+)? (?:jours?|journées?)
  (?:jours?|journées?) (?:possibles? )?(?:par|dans la) (?:semaine|mois)
  occasionnel(?:lement)?
  ponctuel(?:lement)?
  partiel(?:lement)?
  négociable
  jusqu(?:'|’)à
  selon (?:accord|profil|les besoins)
`;

/** Work from home, as sentences and terms call it. */
export const FROM_HOME = words`
  home[- ]?office
  mobiles? arbeiten
  télétravail
  à distance
  from home
  remotely
  von (?:zu ?hause|daheim)(?: aus)?
  im homeoffice
  de chez (?:vous|toi|soi)
`;

/** A part of a week. */
export const DAYS = words`
  (?:one|two|three|four|[1-4])(?: ?(?:[-–]|to|or) ?\w+)? days?
  (?:an? |per )day (?:a|per|each) week
  once (?:a|per) week
  (?:an )?(?:einem|einen|zwei|drei|vier|ein|[1-4])(?: ?(?:[-–]|bis(?: zu)?|oder) ?\w+)? tage?n?
  (?:ein|zwei|drei)mal (?:pro|die|in der|je) woche
  (?:une?|deux|trois|quatre|[1-4])(?: ?(?:[-–]|à|ou) ?\w+)? (?:jours?|journées?)
  une fois par semaine
`;

/** Where one works who does not work from home. */
export const AT_WORK = words`
  offices?
  on[- ]?site
  headquarters
  büro
  vor ort
  bureaux?
  sur (?:site|place)
  en présentiel
`;

/** The other days. */
export const THE_REST = words`
  rest
  remainder
  remaining
  other days
  otherwise
  reste
  übrigen?
  sonst
`;

/** One's own home, behind the other days. */
export const HOME = words`
  (?:at |from )?home
  remote(?:ly)?
  anywhere
  zu ?hause
  daheim
  home[- ]?office
  mobil
  (?:à la )?maison
  chez (?:vous|toi|soi)
  télétravail
  à distance
`;
