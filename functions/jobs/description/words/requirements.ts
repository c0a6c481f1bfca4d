import { words } from '../../../../shared/rules/any-of.ts';

/** What makes a requirement one that need not be. */
export const NOT_NEEDED = words`
  // English
  nice[- ]to[- ]have
  (?:is|are|as|would be|being|considered|be) (?:an? )?(?:big |huge |strong |real |definite |great |distinct )?(?:plus|bonus|asset|advantage)
  (?:a|big|huge|strong) plus
  (?:is|are|comes? in) (?:\p{L}+ )?handy
  welcome(?:,)? but not (?:\p{L}+ )?(?:essential|required|needed|necessary)
  a bonus
  an (?:asset|advantage)
  advantageous
  preferred
  preferably
  special consideration
  given preference
  preference (?:is|will be) given
  desirable
  desired
  beneficial
  ideally
  optional
  would be (?:great|nice|helpful|useful|welcome|beneficial)
  bonus points
  helpful but
  be (?:\p{L}+ )?helpful
  // German
  von vorteil
  werden bevorzugt
  vorteilhaft
  wünschenswert
  (?<!nicht )erwünscht
  gerne? gesehen
  gerne? auch
  idealerweise
  bestenfalls
  im idealfall
  (?<=[,;(–-]\s?)gerne
  ^gerne mit
  (?:schön|toll|super|klasse|prima) (?:wäre|wären|ist|wenn)
  wäre(?:n)? (?:\p{L}+ )?(?:schön|toll|super|klasse|prima)
  ein plus
  (?:sind|ist) (?:super|toll|klasse|prima|schön|hilfreich)
  pluspunkt
  nicht (?:als )?bedingung
  keine bedingung
  we(?:(?:'|’)d| would)? prefer
  would be considered favou?rably
  (?<=\()kein muss(?=\))
  nicht zwingend(?! (?:erforderlich|notwendig|nötig))
  // French
  bonus ?:
  un (?:vrai |réel |gros |petit )?plus
  un atout
  dans l(?:'|’)idéal
  éventuellement
  serait apprécié\p{L}*
  (?:est|sont|seraient?) (?:un plus|apprécié\p{L}*|souhaité\p{L}*)
  apprécié\p{L}*
  souhaité\p{L}*
  souhaitable
  idéalement
  de préférence
`;

/** What makes a sentence a requirement outside of a part about them. */
export const NEEDED = words`
  // English
  must have
  we (?:do |also )?(?:ask|request|require) that you (?:have|own|hold|are|speak|can)
  must be
  must possess
  you have
  you(?:'|’)ve
  you bring
  you are
  you know
  you can
  you speak
  you write
  you are (?:an? )?experienced
  (?:is|are) required
  (?:is|are) a must
  (?:is|are) (?:essential|important|vital|crucial)
  you should (?:have|be|know)
  required
  requires
  experience (?:with|in|of|working|as)
  experienced in
  proficien(?:cy|t) (?:in|with)
  knowledge of
  familiar(?:ity)? with
  ability to
  degree in
  fluent in
  fluency in
  expertise in
  background in
  certified
  licen[sc]ed
  // German
  verfügst über
  du solltest
  sie sollten
  (?:sollten sie|solltest du)
  (?:ist|sind) (?:uns |für uns )?(?:besonders |sehr )?wichtig
  (?:besonders )?wichtig (?:ist|sind)
  du bist
  du hast
  du kannst
  du sprichst
  sie sind
  sie haben
  sie beherrschen
  sie besitzen
  sie sprechen
  sie bringen
  beherrsch\p{L}+
  verfügen über
  bringst du mit
  bringen sie mit
  erfahrung (?:in|mit|im|als)
  kenntnisse
  abgeschlossen\p{L}*
  ausbildung (?:als|zum|zur|im|in)
  studium
  erforderlich
  voraussetzung
  setzen wir voraus
  ist ein muss
  sind ein muss
  sicherer umgang
  führerschein
  // French
  vous avez
  vous êtes
  vous aimez
  vous savez
  vous parlez
  vous préparez
  vous connaissez
  vous maîtrisez
  vous justifiez
  vous disposez
  vous possédez
  titulaire d
  expérience (?:en|de|dans|d(?:'|’)au moins|significative|réussie|confirmée)
  maîtrise (?:de|du|des|d(?:'|’))
  connaissances? (?:de|du|des|en)
  diplôme
  bac ?\+
  permis b
  (?:est|sont) (?:essentiel|important|indispensable|demandé|exigé|attendu|requis)\p{L}*
`;

/** What asks something of the person, in any part of a text. */
export const ASKED = words`
  // English
  you must (?:also |already |therefore )?(?:have|be|hold|possess|speak|know|live|own|bring)
  you(?:(?:'|’)ll| will) need (?:to have|an?|at least|experience|good|strong|\d)
  you should (?:have|be|know)
  you(?:(?:'|’)ll| will) (?:be|have) (?:[\p{L}\d-]+ ){0,5}(?:qualified|certified|experienced|experience|degree|licen[cs]ed|fluent)
  you have
  you(?:'|’)ve
  you bring
  you(?:(?:'|’)ll| will) (?:hold|possess)
  you know
  you speak
  you write
  you are (?:an? )?(?:experienced|fluent|comfortable|familiar|proficient|skilled|able|qualified|certified|licensed)
  (?:candidates?|applicants?) (?:must|should|needs? to) (?:also )?(?:have|hold|possess|speak|know|live|own|bring|demonstrate|be (?!\p{L}+ed\b|sent|given|made|told|met))
  (?:ideal|successful|right|strong|qualified|best) (?:candidates?|applicants?|person) (?:will|should|would) (?:have|possess|bring|hold|demonstrate)
  (?:candidates?|applicants?) (?:has|have) (?!until|the right to|to )
  ^must (?:have|be|possess|hold|speak)
  (?:candidates?|applicants?|person) (?:will|should|must|would) (?:ideally |also )?be (?:an? )?(?:[\p{L}/&-]+ ){0,3}(?:qualified|experienced|graduates?|able to|fluent|proficient|skilled|comfortable|educated|licen[cs]ed|certified)
  (?:hear|applications?) from (?:[\p{L}-]+ ){0,3}(?:candidates?|applicants?|individuals?|people|those|\p{L}+s) (?:with|who (?:have|has|are|can|possess))
  (?:would|will) (?:ideally )?suit (?:someone|somebody|an? (?:[\p{L}-]+ ){0,2}(?:person|candidate|individual)|candidates) (?:with|who (?:has|have|is|are))
  ^will (?:have|possess|bring) (?:an? )?(?:extensive|strong|good|proven|excellent|solid|demonstrated|thorough|previous|\d)
  (?:looking for|need|want|seeking|seek) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:individuals?|professionals?|person) (?:with|who (?:has|have|knows?|can|is|are|comes?|thrives?))
  (?:require|need|want)s? (?:someone|somebody|a person) (?:that|who) (?:has|have|can|is|will)
  ^(?:[\p{L}\p{N}+-]+ ){0,4}experience (?:with|in|of|working|as)
  ^(?:strong |good |solid |proven |deep |excellent )?(?:proficien(?:cy|t)|knowledge|understanding|familiarity|familiar|expertise|background|degree|fluency|fluent|experienced) (?:in|with|of)
  ^(?:[\p{L}\p{N}’']+ ){0,3}degree in
  (?:possesses|must possess)
  (?:looking for|need|want|seeking|seek) (?:someone|somebody|people|a person|an individual) (?:with|who (?:has|have|knows?|speaks?|holds?|can))
  (?:position|role|job|post) (?:also )?requires(?! (?:you|that|\p{L}+ing)(?!\p{L}))
  if you (?:like|love|enjoy) \p{L}+ing(?=[^.!?]*(?:you(?:'|’)ll|you will|we(?:(?:'|’)d| would) (?:like|love)|for you))
  // German
  (?:du solltest|sie sollten) (?!wissen|sich nicht|dich nicht)\p{L}+
  (?:du brauchst|du benötigst|sie brauchen|sie benötigen) (?!kein|nur|dich|sich|nicht)\p{L}+
  ^(?:(?:sehr )?(?:gute|fließende|sichere|erste|grundlegende) )?\p{L}*kenntnisse(?! (?:ver|er))
  suchen (?:jemanden|menschen|personen) mit
  (?:stelle|tätigkeit|position) (?:erfordert|verlangt)
  verfüg(?:st|en sie) über
  (?:erwartet|vorausgesetzt|gewünscht|benötigt|verlangt) (?:wird|werden)
  (?:bewerber\p{L}*|kandidat\p{L}*) (?:\p{L}+ )?(?:sollten?|müssen|muss|verfügen|bringen)
  (?:du|sie) (?:hast|haben|sprichst|sprechen|beherrsch\p{L}+|besitz\p{L}+|bring\p{L}+|verfüg\p{L}+)
  hast du
  haben sie
  bringst du mit
  bringen sie mit
  // French
  (?:cherchons|recherchons|cherche|recherche) (?:quelqu(?:'|’)un|une personne) (?:avec|qui (?:a|possède|maîtrise|parle|connaît))
  il faut que (?:cette|la|le|vous) (?:personnes? |candidate? )?(?:possède|ait|ayez|maîtrise|soit|soyez|sache)
  ^votre (?:niveau d|expertise|maîtrise|connaissance|expérience (?:en|de|dans)|rigueur|sens d|aisance|capacité)
  (?:poste|mission) (?:exige|demande|requiert|nécessite)
  vous (?:avez|aimez|savez|parlez|connaissez|maîtrisez|justifiez|disposez|possédez|détenez)
  vous êtes (?:\p{L}+ ){0,2}(?:titulaire|diplômé\p{L}*|expérimenté\p{L}*|à l(?:'|’)aise|autonome\p{L}*|rigoureu\p{L}*|capable|disponible|mobile)
  le(?:\(la\)|/la)? candidat\P{L}*e?\P{L}? (?:doit|devra|aura|possède|justifie|maîtrise|dispose)
  ^(?:de formation|issue?(?:\(e\)|·e)? d|titulaire|diplômée?|dotée?(?:\(e\)|·e)? d)
  vous devez (?:\p{L}+ )?(?:justifier|avoir|posséder|maîtriser|parler|connaître|être titulaire)
  tu (?:as|aimes|sais|parles|connais|maîtrises)
  tu es (?:\p{L}+ ){0,2}(?:titulaire|diplômé\p{L}*|expérimenté\p{L}*|à l(?:'|’)aise|autonome|rigoureu\p{L}*|capable)
  ^titulaire d
  (?:le|la|un|une) (?:bon |bonne )?candidate?(?:\(e\)|·e)? (?:idéale? |retenue? )?(?:aura|possède|dispose|justifie|maîtrise)
`;
