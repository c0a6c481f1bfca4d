import { words } from '../../../shared/rules/any-of.ts';

/** Words before the day of a return. */
export const RETURNING = words`
  // English
  until
  till
  til
  back (?:in the office |at work |at my desk )?(?:on|in)?
  return(?:ing)?(?: to (?:the |my )?(?:office|work|desk))?(?: on)?
  resum\w{1,4}
  through
  thru
  to
  // German
  bis(?: zum| einschließlich)?
  wieder(?: ab| am)?
  ab(?: dem)?
  zurück(?: am)?
  // French
  jusqu'?(?:au|à)?
  jusqu’au
  retour(?: le)?
  de retour
  // Spanish
  hasta(?: el)?
  regres\w{1,6}
  vuelvo
  // Italian
  fino al?
  rientr\w{1,5}
  // Portuguese
  até(?: o| ao)?
  regress\w{1,5}
  retorn\w{1,5}
  // Dutch
  tot(?: en met)?
  terug(?: op)?
  weer
  // Russian
  до
  вернусь
  по
  // Polish
  do
  wracam
  wrócę
  // Swedish, Danish and Norwegian
  till och med
  tillbaka
  åter
  tilbage
  tilbake
  indtil
`;
