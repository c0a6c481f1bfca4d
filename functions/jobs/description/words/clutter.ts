import { words } from '../../../../shared/rules/any-of.ts';

/** What pages of job boards say for the reader to press, in a row of its own. */
export const CLUTTER = words`
  // English
  save(?: job| this job)?
  saved
  share(?: this job)?
  bookmark
  print
  report(?: this job)?
  apply(?: now| online)?
  easy apply
  sign in(?: to apply)?
  (?:show|read|see) (?:more|less)
  new
  promoted
  similar jobs
  (?:re)?posted (?:today|yesterday|(?:about )?(?:\d+\+?|an?|one) \p{L}+ ago)
  (?:\d+\+?|an?) (?:minutes?|hours?|days?|weeks?|months?) ago
  \d+ applicants?
  // German
  merken
  teilen
  speichern
  gespeichert
  drucken
  melden
  bewerben
  jetzt bewerben
  smart bewerben
  mehr anzeigen
  ähnliche jobs
  vor (?:\d+|einem|einer) \p{L}+
  // French
  sauvegarder
  enregistrer
  partager
  imprimer
  signaler
  je postule
  voir plus
  publiée? (?:hier|aujourd(?:'|’)hui|il y a .{1,20})
`;
