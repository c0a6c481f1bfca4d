import { words } from '../../../shared/rules/any-of.ts';

/** How the addresses begin from which programs write to many. */
export const MASS_SENDERS = words`
  notifications?
  mailer-daemon
  newsletters?
  bounces?
  mailings?
  news
  alerts?
  updates?
  digest
  announcements?
`;

/** What stands anywhere in an address that nobody reads. */
export const NO_ANSWERS = words`
  no[-_.]?reply
  do[-_.]?not[-_.]?reply
  keine[-_.]?antwort
  ne[-_.]?pas[-_.]?repondre
  no[-_.]?responder
  nao[-_.]?responda
  non[-_.]?rispondere
  niet[-_.]?beantwoorden
`;

/** What stands below a mail to many. */
export const MASS_TEXTS = words`
  // English
  (?:click|go) here to (?:unsubscribe|opt[- ]?out|be removed)
  to (?:unsubscribe|opt[- ]?out|be removed)(?: from (?:this|our|future|the)[^.\n]{0,60})?[,:]? (?:please )?(?:click|visit|go to|follow|use|reply)
  unsubscribe from (?:this|our|these) (?:list|newsletter|e-?mails?|mailings?)
  (?:view|read|see|open) (?:this )?(?:e-?mail|message|newsletter|it)? ?in (?:your |a |the )?(?:web )?browser
  (?:can't|cannot|trouble) (?:read|see|view)(?:ing)? this (?:e-?mail|message|newsletter)
  you (?:are receiving|received|have received) this (?:e-?mail|message|newsletter) because
  manage (?:your )?(?:e-?mail )?(?:preferences|subscriptions?)
  // German
  newsletter (?:abbestellen|abmelden)
  (?:e-?mail|newsletter|nachricht) im browser (?:ansehen|anzeigen|öffnen)
  // French
  (?:pour )?(?:vous|se) désinscrire,? (?:cliquez|de (?:cette|notre))
  (?:voir|visualiser|afficher) (?:cet |ce |la )?(?:e-?mail|message|version) (?:dans|en ligne)
  // Spanish
  (?:para )?(?:darse|darte) de baja,? (?:haga|haz|pulse)
  ver (?:este )?(?:correo|e-?mail|mensaje) en (?:el|su|tu) navegador
  // Italian
  (?:per )?(?:cancellar(?:ti|si)|disiscriver(?:ti|si))[^.\n]{0,40}clicca
  (?:visualizza|leggi) (?:questa |questo )?(?:e-?mail|messaggio) (?:nel|sul) (?:tuo )?browser
  // Dutch
  (?:klik hier om (?:je|u) (?:af te melden|uit te schrijven))
  bekijk (?:deze )?(?:e-?mail|nieuwsbrief) in (?:je|uw) browser
`;
