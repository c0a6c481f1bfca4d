import { words } from '../../../../shared/rules/any-of.ts';

/** What headings say of the part below them. Which list counts before which stands in `../topics.ts`. */
export const REQUIRED = words`
  // English
  requirements?
  required
  require
  ^need(?:s|ed)?$
  ^must$
  ^(?:the )?person$
  (?:necessary|personal|key) attributes
  must (?:be ?/ ?have|have ?/ ?be)
  ^gesucht$
  ^you\?*$
  ^(?:du|sie|vous|tu)$
  ^(?:das|so) (?:bist du|sind sie)$
  ^(?:du|sie) (?:hast|haben|bist|sind|kannst|können|bringst|bringen)(?! (?:noch )?(?:fragen|interesse|lust))
  qualifications?
  must[- ]haves?
  essentials?
  skills?
  if you
  (?:if|wenn|wenn du|wenn sie|si|si tu|si vous)$
  who you are
  who are you
  about you
  you are
  you have
  you might be
  you should
  you bring
  you(?:'|’)ll bring
  you will bring
  you(?:'|’)ll have
  you will have
  you(?:'|’)ll need
  you will need
  you need
  (?:do|will) i need
  you(?:'|’)ve
  you can
  your profile
  your background
  your experience
  candidates?$
  (?:ideal|successful|right|perfect|best|suitable|strong|great|desired|qualified|our|the) candidates?(?! (?:services?|relations|filing|experience))
  candidates? (?:profile|requirements?|criteria|qualifications?|(?:will|must|should|who|has|have|needs?)(?!\p{L}))
  person(?:al)? spec(?:ification)?
  what (?:qualifies|makes) you
  what we(?:'|’)re looking for
  what we are looking for
  we(?:'|’)re looking for
  we are looking for
  (?:are|do) we (?:look(?:ing)?|search(?:ing)?|want)(?: for)?
  we (?:want|wish|require|need) (?:from|of) you
  we look for
  what we ask
  looking for
  what we seek
  what we need
  we expect
  expectations
  (?<!(?:voter|customer|user|employee|patient|candidate|guest|public|community|client|student|health|member|civic|consumer|applicant) )(?:experience|education)(?! (?:and|&) (?:outreach|engagement))
  competenc(?:y|ies)
  criteria
  minimum
  knowledge
  expertise
  abilities
  profile
  prerequisites?
  good fit
  great fit
  right for you if
  (?:important|matters) to us
  for you if
  what it takes
  we hope
  you(?:(?:'|’)d| would) (?:have|bring|need)
  want you to have
  toolbox
  toolkit
  // German
  anforderungen?
  anforderungsprofil
  voraussetzungen?
  qualifikation(?:en)?
  profil
  kenntnisse
  das bringst du mit
  bringen sie mit
  bringst du mit
  (?:haben sie|hast du)$
  (?:ihr|dein) wohnort
  verfügen über
  verfügst über
  du mitbringst
  sie mitbringen
  mitbringen
  (?:das|was) erwarten wir
  was wir erwarten
  wir erwarten
  wir von (?:dir|ihnen|euch) erwarten
  qualifikationserfordernisse
  dich aus
  sie aus
  auszeichnet
  überzeugen sie
  überzeugst du
  fähigkeiten
  wen wir suchen
  wen suchen wir
  (?<!(?:was|wie|wer|das) (?:sie|er|es|man) \p{L}+ )muss
  (?:notwendig|nötig|erforderlich) ist
  zwingend
  können solltest
  können sollten
  du solltest
  sie sollten
  du brauchst
  sie brauchen
  brauchst du
  brauchen sie
  brauchen wir von (?:dir|ihnen)
  (?:passt|passen) zu uns
  du passt
  sie passen
  punktest du
  punkten sie
  damit (?:überzeugst|punktest|überzeugen|punkten)
  wir setzen voraus
  setzen wir voraus
  vorausgesetzt
  deine skills
  (?:deine|ihre) stärken
  das kannst du
  (?:dein|ihr) (?:hintergrund|background)
  (?:erforderliche|benötigte|notwendige) \p{L}+
  rucksack
  handgepäck
  werkzeugkasten
  wir wünschen uns
  wichtig (?:für|ist) uns
  uns (?:ist )?wichtig
  für uns wichtig
  wünschen wir uns
  wir uns (?:von (?:dir|ihnen) )?wünschen
  ^und (?:du|sie)\?*$
  // French
  nous attendons de vous
  (?:important|compte) pour nous
  compétences?
  exigences?
  qualités?
  prérequis
  pré-requis
  requis
  requises
  formation
  formations
  expérience
  qui êtes-vous
  ^et (?:vous|toi) ?\?*$
  vous êtes
  vous avez
  ce que nous recherchons
  ce que l(?:'|’)on recherche
  on recherche
  cherchons
  on cherche
  recherchée?s?
  profils
  indispensables?
  (?:votre|ton) bagage
  boîte à outils
  (?:nous|vous|te|t(?:'|’)) ?faut
  qu(?:'|’)il faut
  tu as
  tu es
  vous possédez
  nous demandons
  on (?:te |vous )?demande
  on attend
  attendues?
  attendus
  connaissances
`;

/** Requirements for all that other words of the heading say. */
export const REQUIRED_SURELY = words`
  // Questions
  who (?:are|do) we (?:look|search|want|need)\p{L}*
  what (?:are|do) we (?:look|want|need|expect|seek)\p{L}*
  wen (?:suchen|brauchen) wir
  wer (?:bist du|sind sie)
  qui (?:recherchons|cherchons)[- ]nous
  qui (?:êtes[- ]vous|es[- ]tu)
  // Others
  who (?:we hope |we think |should |could |can |might |ought to )(?:\p{L}+ )?appl(?:y|ies)
  appl(?:y|ying) if(?! you (?:share|believe))
  who we(?:(?:'|’)d| would) like to meet
  wer sich bewerben (?:kann|sollte)
  qui peut (?:postuler|candidater)
  (?:on|nous) aimerions? que (?:tu|vous)$
  on aimerait que (?:tu|vous)$
`;
