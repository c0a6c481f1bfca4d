import { words } from '../../../../shared/rules/any-of.ts';

/** What a part about requirements has that is none. */
export const NO_REQUIREMENT = words`
  // Of pay, terms and papers
  ^in return
  ^whether you
  acting as an? (?:employment|recruitment|staffing)
  ^you(?:(?:'|’)ll| will) (?:work(?!ed)|be working|join|report|receive|earn|occasionally)
  to find out more
  you can expect
  visit (?:our|www)
  ^where (?:specific )?(?:\p{L}+ )?qualifications are
  this (?:job|vacancy|ad|advert) (?:was|is|has)
  ^apply for this
  (?:pay|salary|compensation|wages?|gehalt|entgelt|vergütung|rémunération|salaire) (?:is|are|range|ranges|rate|scale|between|from|starts?|depend\p{L}*|liegt|beträgt|je|nach|selon|entre|de|à|:)
  (?:must|may|please|should) (?:attach|submit|include|upload|provide a)
  professional references?
  requires? that (?:all|newly|any|every)
  (?:may|can|will) (?:be )?(?:substituted?|accepted in lieu)
  would typically
  (?:view|see) the
  letters? of (?:interest|recommendation|reference)
  (?:reference|cover|motivation) letters?
  (?:ihre |deine )?ansprech(?:person|partner\p{L}*)
  bewerbungen
  menschen mit (?:behinderung\p{L}*|handicap)
  (?:resume|résumé|cv) (?:is|must)
  \d{1,2} (?:-|–|to) ?\d{1,2} (?:days? )?on
  apply
  applications?
  send (?:us|your|a)
  closing date
  (?:application )?deadline
  start date
  ^(?:début|beginn|eintritt|start|date de début) ?:
  starting date
  reports to
  resume
  click
  required reading
  before the interview
  will be required to
  equal opportunity
  regardless of
  benefits
  we offer
  we are
  we(?:'|’)re
  our team
  ^the (?:\p{L}+ ){0,4}team (?:at|is|builds|works|has)
  ^etc\.?$
  ^all (?:new|permanent|county|city|state|regular)
  eligible lists?(?:\(s\))?
  if you are (?:contacted|selected|invited|hired)
  must possess the following
  testing is required
  ^["“#][^\s"”]+["”]?$
  bewerbung
  bewirb
  bewerbungsfrist
  bewerbungsschluss
  eintrittsdatum
  arbeitsbeginn
  wir bieten
  wir freuen
  wir sind
  postul\p{L}+
  candidature
  date limite
  date de début
  prise de poste
  nous offrons
  nous sommes
  rejoignez
  rejoins
  join (?:us|our)
  werde(?:n sie)? teil
  contrat (?:cdd|cdi|de travail|à durée|d(?:'|’)intérim)
`;
