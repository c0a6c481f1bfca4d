import { words } from '../../../../shared/rules/any-of.ts';

/** What says that something must be, which a duty or a document must as well. */
export const MUST_BE = words`
  you(?:(?:'|’)ll| will) (?:also |ideally )?(?:have|possess|demonstrate|hold|bring|need)(?! (?:the (?:opportunity|chance|option|freedom)|access|full|responsibility|a chance|an opportunity))
  (?<=\p{L} )essential(?=\s*(?:[.;]|$))
  wir (?:erwarten|benötigen|verlangen)(?! von uns)
  (?:is|are) (?:required|essential|mandatory|a must|necessary)(?! (?:to|for(?! th(?:is|e) (?:position|role|job|post))|in|by))
  (?:is|are) (?:essential|required|necessary|crucial|vital) (?:to|for) (?:succe\p{L}+|succeed|(?:the|this) (?:role|position|job|post))
  must(?:-| )have
  (?<!(?:is|are|be|as|if|when|where|not|and|or|training) )required(?=\s*(?:[.,;]|$))
  (?:ist|sind|wird|werden) (?:\p{L}+ )?(?:erforderlich|voraussetzung|vorausgesetzt|zwingend|notwendig)
  (?:ist|sind) (?:ein )?(?:absolutes )?muss
  setzen wir voraus
  ^(?:on|nous) (?:attend|attendons|exige|exigeons|demande|demandons)(?= (?:une?|des|au moins) )
  (?:brauchst|benötigst) du
  (?:brauchen|benötigen) sie
  voraussetzung (?:ist|sind)
  (?:exigé|requis|obligatoire|indispensable|nécessaire|impérati(?:f|ve))(?:e?s)?(?=\s*(?:[,.;]|$))
  (?:est|sont) (?:exigé\p{L}*|requis\p{L}*|obligatoires?|indispensables?|nécessaires?|impérati\p{L}+)
`;

/** What a person has or is, of which must be what the person brings. */
export const QUALITIES = words`
  // English
  admission
  experience
  knowledge
  knowing
  degree
  diploma
  (?:driving|driver(?:'|’)?s?) licen[cs]e
  licen[cs]e
  licensure
  certificat(?:e|es|ion|ions)
  registration
  qualifications?
  accreditation
  familiarity
  expertise
  fluency
  fluent
  proficiency
  command of
  understanding of
  skills?
  ability
  willingness
  track record
  background
  clearance
  years
  flexibility
  patience
  right to work
  (?:spoken|written) \p{L}+
  english
  german
  french
  spanish
  (?:like|love|enjoy) \p{L}+ing
  // German
  erfahrung(?:en)?
  \p{L}*erfahrung
  \p{L}*kenntnisse?
  \p{L}*ausbildung
  \p{L}*studium
  \p{L}*abschluss
  führerschein
  \p{L}*schein
  approbation
  examen
  meisterbrief
  gesellenbrief
  bereitschaft
  fähigkeit
  deutsch
  englisch
  französisch
  // French
  expérience
  connaissances?
  maîtrise
  diplôme
  (?:BTS|DUT|BEP|DCG|DSCG|baccalauréat|(?:un|le|du) (?:CAP|bac))
  permis
  habilitation
  certification
  formation
  (?:anglais|allemand|français|espagnol|italien)
  pratique
  rigueur
  orthographe
  sens (?:du|des|de la|de l(?:'|’)\p{L}+)
  autonomie
  mobilité
  capacité
  aisance
`;

/** What must be done or handed in, and what is done with people: nothing that they bring. */
export const OF_DUTIES = words`
  // English
  (?:will|may|might) be (?:required|expected|asked) to
  (?:is|are) required to (?!have|hold|be|possess|speak)
  required (?:reading|documents?|paperwork|training|tools?|journals?|equipment|uniform)
  training
  induction
  before (?:the|your) (?:interview|first day|start)
  (?:must|should) be (?:considered|treated|submitted|sent|returned|received|made|worn|addressed|directed|logged|completed|reported)
  (?:need|have|must|required) (?:to )?(?:email|send|call|ring|phone|write|mention|quote|upload|submit|return|agree|fill)
  you(?:(?:'|’)ll| will)? have (?:the (?:freedom|chance|opportunity|option|right|final)|access|room|time to|a say|your own|free)
  you have (?:to|time|until)
  data processing
  cover(?:ing)? letter
  references?
  all (?:employees|staff|colleagues)
  attendance
  // German
  (?:hast|haben) (?:du|sie) (?:\p{L}+ )?(?:die|eine|jede) (?:chance|möglichkeit|gelegenheit|wahl)
  (?:du|sie) (?:hast|haben) (?:die (?:möglichkeit|freiheit|chance|wahl)|zugang|zugriff|freie|viel raum|einen eigenen)
  (?:hast|haben) (?:du|sie) (?:noch )?(?:fragen|interesse|lust)
  bei uns (?:hast du|haben sie)
  unterlagen
  \p{L}*zeugnisse?
  nachweis
  anschreiben
  lebenslauf
  an(?:ruf\p{L}*|zurufen)
  ruf(?:en sie)? (?:\p{L}+ )?an
  (?:ein|durch)arbeitung
  einarbeitung
  schulung(?:en)?
  unterweisung
  wir verlangen
  anwesenheit
  // French
  présence
  (?:vous avez|tu as) (?:\p{L}+ )?(?:pour (?:principales? )?(?:missions?|tâches?|rôle|objectif)|besoin|envie|en charge)
  port (?:de|du|des|d)
  respect
  lettre de motivation
  pièces?
  (?:vous avez|tu as) (?:la possibilité|accès|droit|le choix|la chance|carte blanche|toute liberté)
  nous exigeons
  pris(?:e|es)? en charge
  il (?:faut|est nécessaire|est indispensable|est obligatoire) (?:d(?:'|’)|de )?(?:envoyer|joindre|écrire|prévoir|adresser|appeler)
  nos (?:fournisseurs|clients)
`;

/** What begins an entry about a person. */
export const SPOKEN = words`
  you speak
  ^(?:have|hold|possess|be) (?:an?|the|at|able|willing|good|strong)
  du sprichst
  sie sprechen
  tu parles
  tu sais
  vous parlez
  vous savez
  ^(?:avoir|être|posséder|maîtriser|justifier|disposer|savoir|connaître|faire preuve)
`;

/** What people are given, and what is the employer's own. */
export const GIVEN_TO_PEOPLE = words`
  // English
  we
  our
  us
  free
  paid
  discount
  days? off
  leave
  holidays?
  bonus
  pension
  insurance
  // German
  wir
  uns
  unser\p{L}*
  kostenlos\p{L}*
  bezahlt\p{L}*
  \p{L}*urlaub\p{L}*
  rabatt
  // French
  nous
  notre
  nos
  gratuit\p{L}*
  congés
  prime
  mutuelle
  financée?s?
`;
