import { words } from '../../../shared/rules/any-of.ts';

/** How calendars begin the subjects of their mails. */
export const CALENDAR_SUBJECTS = words`
  // English
  (?:updated |new )?invitation
  accepted
  declined
  tentative(?:ly accepted)?
  cancel(?:l)?ed(?: event)?
  new time proposed
  // German
  (?:aktualisierte )?einladung
  zugesagt
  angenommen
  abgelehnt
  abgesagt
  mit vorbehalt
  // French
  invitation (?:mise à jour)
  acceptée?
  refusée?
  annulée?
  provisoire
  // Spanish
  invitación(?: actualizada)?
  aceptad[oa]
  rechazad[oa]
  cancelad[oa]
  provisional
  // Italian
  invito(?: aggiornato)?
  accettato
  rifiutato
  annullato
  // Dutch
  (?:bijgewerkte )?uitnodiging
  geaccepteerd
  geweigerd
  afgewezen
  geannuleerd
`;

/** What calendars write into their mails. */
export const CALENDAR_TEXTS = words`
  // English
  has (?:accepted|declined|tentatively accepted|replied "?maybe"? to) (?:this|your|the) (?:invitation|event|meeting)
  has been (?:accepted|declined|cancel(?:l)?ed|changed|updated) (?:with this note|by)
  invitation from google calendar
  you are receiving this (?:courtesy )?email (?:at the account|because you)
  view (?:all guest info|your event|event) (?:at|on|in)\b
  this event (?:has been|was) (?:changed|cancel(?:l)?ed|updated)
  forwarding this invitation could allow
  // German
  hat (?:diese|die|ihre) (?:einladung|besprechung) (?:angenommen|abgelehnt|mit vorbehalt)
  einladung von google kalender
  // French
  a (?:accepté|refusé|décliné) (?:cette|votre|l') ?invitation
  invitation de google agenda
  // Spanish
  ha (?:aceptado|rechazado) (?:esta|tu|su|la) invitación
  invitación de google calendar
  // Italian
  ha (?:accettato|rifiutato) (?:questo|il tuo|l') ?invito
  invito da google calendar
  // Dutch
  heeft (?:deze|je|uw|de) uitnodiging (?:geaccepteerd|geweigerd|afgewezen)
  uitnodiging van google agenda
`;
