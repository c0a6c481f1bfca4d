import { words } from '../../../../shared/rules/any-of.ts';

/** Headings of lists that are one wherever they stand alone in a line, also without a colon and with no gap above. */
export const PLAIN_HEADINGS = words`
  // English
  (?:(?:key|minimum|basic|core|main|essential|required|preferred|desired|desirable|additional) )?(?:requirements|qualifications|skills|criteria)
  essentials?
  required
  must[- ]haves?
  desirables?
  preferred
  nice[- ]to[- ]haves?
  bonus points
  responsibilities
  duties
  (?:your |the )?tasks
  benefits
  perks
  what we offer
  what you(?:'|’)ll (?:do|bring|need|get)
  what you (?:will )?(?:do|bring|need|get)
  who you are
  what we(?:(?:'|’)re| are) looking for
  (?:key|main|core|your) responsibilities
  how to apply
  our offer
  (?:additional|further|more|other) information
  about (?:us|you|the (?:role|job|company|team|position))
  why (?:join|work with|work for) us
  // German
  (?:deine |ihre |unsere )?(?:anforderungen|aufgaben|qualifikation|qualifikationen|voraussetzungen)
  (?:dein |ihr )?profil
  was (?:du|sie) (?:mitbring(?:st|en)|kannst|können|tust|tun|machst|machen)
  das (?:bringst du|bringen sie) mit
  was (?:dich|sie) (?:bei uns )?erwartet
  das erwartet (?:dich|sie)(?: bei uns)?
  was (?:du|sie) bei uns (?:bewegst|bewegen|machst|machen|tust|tun)
  (?:was wir|das bieten wir|wir bieten) (?:dir|ihnen)(?: bieten)?
  das bieten wir
  (?:wir erwarten|das erwarten wir|was wir erwarten|wen wir suchen|über uns|das machst du|dein job)
  (?:weitere|zusätzliche) informationen
  (?:(?:unser |das )?angebot|unsere leistungen|(?:deine|ihre|unsere) (?:vorteile|benefits))
  was wir (?:dir |ihnen )?bieten
  (?:jetzt bewerben|bewerbung|so bewirbst du dich)
  (?:erforderliche|benötigte) (?:kenntnisse|sprachen|qualifikationen|fähigkeiten)
  wünschenswert
  von vorteil
  (?:das )?wir bieten
  // French
  (?:votre |ton )?profil(?: recherché)?
  (?:vos |tes )?missions
  (?:vos |tes )?(?:compétences|qualifications|connaissances|exigences)(?: (?:requises|demandées|attendues|recherchées))?
  (?:vos |tes )?(?:responsabilités|tâches|missions)(?: principales)?
  (?:postuler|candidater|candidature)
  notre offre
  contre-indications
  conditions (?:de travail|d(?:'|’)exercice|du poste)
  ce que nous (?:recherchons|offrons|proposons)
  nous (?:vous |t(?:'|’))?(?:offrons|proposons)
  informations complémentaires
  prérequis
  (?:qui sommes-nous|comment postuler|pour postuler|le poste|description du poste|vos? rôle|à propos(?: de nous)?)
  (?:les )?atouts
  (?:les )?plus
  (?:nos )?avantages
`;
