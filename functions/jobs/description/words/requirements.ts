import { words } from '../../../../shared/rules/any-of.ts';

/** What makes a requirement one that need not be. */
export const NOT_NEEDED = words`
  // English
  nice[- ]to[- ]have
  (?:is|are|as|would be|being|considered|be) (?:an? )?(?:big |huge |strong |real |definite |great |distinct )?(?:plus|bonus|asset|advantage)
  (?:a|big|huge|strong) plus
  a bonus
  an asset
  an advantage
  advantageous
  preferred
  preferably
  desirable
  desired
  beneficial
  ideally
  not required
  not essential
  optional
  would be (?:great|nice|helpful|useful|welcome|beneficial)
  bonus points
  helpful but
  // German
  von vorteil
  vorteilhaft
  wünschenswert
  idealerweise
  im idealfall
  gerne
  ein plus
  pluspunkt
  nicht zwingend
  nice to have
  // French
  un plus
  un atout
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
`;

/** What a part about requirements has that is none. */
export const NO_REQUIREMENT = words`
  apply
  applications?
  send (?:us|your|a)
  resume
  click
  equal opportunity
  regardless of
  benefits
  we offer
  we are
  we(?:'|’)re
  our team
  bewerbung
  bewirb
  wir bieten
  wir freuen
  wir sind
  postul\p{L}+
  candidature
  nous offrons
  nous sommes
`;
