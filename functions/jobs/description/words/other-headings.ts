import { words } from '../../../../shared/rules/any-of.ts';

/** What headings say of parts that ask for nothing. */
export const BENEFITS_SURELY = words`
  what (?:are|do|can) we offer(?:ing)?
  was (?:bieten|können) wir
  que (?:proposons|offrons)[- ]nous
  // English
  ^why (?:\p{L}+ ){0,3}(?:join|work|apply|choose)
  ^why (?:\p{L}+ )?\p{L}+ ?\?*$
  (?:reasons|excited) to join
  you(?:'|’)ll (?:also )?(?:get|receive|enjoy)
  you will (?:also )?(?:get|receive|enjoy)
  we(?:'|’)ll give you
  we will give you
  what we give
  // German
  du bekommst
  sie bekommen
  bekommst du
  bekommen sie
  du kriegst
  kriegst du
  erhältst du
  du erhältst
  erhalten sie
  sie erhalten
  bei uns gibt(?:'|’)?s
  bei uns gibt es
  das gibt(?:'|’)?s
  davon hast
  davon haben
  gute gründe
  ^warum (?:\p{L}+ ){0,2}\p{L}+ ?\?*$
  // French
  nos atouts
  nos plus
  ^pourquoi (?:\p{L}+ ){0,2}\p{L}+ ?\?*$
  les plus (?:de|du|chez) (?:l(?:'|’)entreprise|la société|chez nous|poste|nous)
  vous y gagne[rz]
  vous aurez droit
  vous recevez
  vous recevrez
  tu recevras
  vous bénéficierez
  tu bénéficie\p{L}*
`;

export const BENEFITS = words`
  // English
  benefits?
  perks?
  we offer
  we(?:'|’)re offering
  we are offering
  offer
  on offer
  we provide
  what(?:'|’)s in it for (?:you|me)
  what is in it for you
  in return
  why join
  why you(?:'|’)ll
  why us
  why work
  compensation
  salary
  pay
  reward
  rewards
  package
  what you(?:'|’)ll get
  you get
  we(?:'|’)ve got
  working here
  the deal
  we look after
  remuneration
  // German
  wir bieten
  ^wir haben$
  bieten wir
  das bieten wir
  (?:das|was) (?:\p{L}+ ){0,3}bietet
  benefits
  ^(?:unser |das )?angebot(?: an (?:dich|sie))?$
  unser angebot
  ^your job$
  vorteile
  leistungen
  vergütung
  gehalt
  darauf kannst du dich freuen
  darauf können sie sich freuen
  freuen
  // French
  avantages?
  nous offrons
  nous vous offrons
  nous vous proposons
  vous offrons
  on vous offre
  vous bénéficiez
  nous proposons
  on vous propose
  on t(?:'|’)offre
  ce que nous offrons
  rémunération
  salaire
  pourquoi nous
  pourquoi rejoindre
  conditions
  vous aurez
  tu auras
  côté pratique
`;

export const COMPANY = words`
  // English
  about us
  ^us$
  about the company
  about the team
  about the organi[sz]ation
  who we are
  who are we
  company
  our company
  our story
  our mission
  our values
  our culture
  the company
  company description
  company overview
  company profile
  equal opportunit(?:y|ies)
  diversity
  // German
  über uns
  wir über uns
  wer wir sind
  das sind wir
  unternehmen
  über das unternehmen
  arbeitgeber
  // French
  qui sommes-nous
  qui sommes nous
  l(?:'|’)entreprise
  la société
  notre entreprise
`;

/** Words that stand in headings of any part: they count where no other word does. */
export const COMPANY_PERHAPS = words`
  background
  culture
  our team
  the team
  about
  unser team
  über
  notre équipe
  l(?:'|’)équipe
  présentation
  à propos
  our technology
  our stack
  tech stack
  technology stack
`;

export const APPLY = words`
  // English
  (?:a |your )?(?:resume|résumé|curriculum vitae|cover letter|transcripts?|references?) (?:is|are)? ?(?:required|needed|requested)
  letters? of interest
  how to apply
  send (?:us|your|me|in)
  apply
  applying
  application
  applications
  contact
  contacts
  interview
  interviews
  how we hire
  privacy
  data protection
  (?:required|application) (?:documents|paperwork)
  required reading
  hiring process
  recruitment process
  next steps
  more information
  additional information
  other information
  further information
  // German
  bewerbung
  (?:senden|schicken) sie
  (?:sende|schick|schicke) (?:uns|mir|deine)
  bewerben
  kontakt
  ansprechpartner
  ansprechpartnerin
  interesse
  interessiert
  so geht es weiter
  so geht(?:'|’)s weiter
  unterlagen
  (?:weitere|zusätzliche) informationen
  vorstellungsgespräch
  datenschutz
  // French
  postuler
  envoye[rz]
  envoie
  merci d(?:'|’)(?:adresser|envoyer)
  candidature
  candidatures
  candidater
  processus
  étapes
  entretiens?
  pièces
  dossier
  informations complémentaires
  recrutement
`;
