import { words } from '../../../shared/rules/any-of.ts';

/** Words of a visiting card that are neither a name nor a number. */
export const CARD_WORDS = words`
  // How to reach somebody
  tel
  mob
  mobile
  mobil
  phone
  fax
  cell
  telefon
  telefoon
  téléphone
  teléfono
  telefono
  móvil
  portable
  cellulare
  linkedin
  github
  xing
  skype
  // What somebody does
  engineer
  developer
  manager
  director
  consultant
  architect
  analyst
  designer
  scientist
  recruiter
  officer
  president
  founder
  co-founder
  cto
  ceo
  cfo
  coo
  vp
  head of
  team lead
  tech lead
  specialist
  coordinator
  administrator
  assistant
  professor
  lecturer
  researcher
  student
  nurse
  accountant
  attorney
  entwickler(?:in)?
  ingenieur(?:in)?
  leiter(?:in)?
  geschäftsführer(?:in)?
  berater(?:in)?
  softwareentwickler(?:in)?
  ingénieure?
  développeu(?:r|se)
  directeur
  directrice
  responsable
  chef de projet
  consultante?
  ingenier[oa]
  desarrollador(?:a)?
  director(?:a)
  gerente
  ingegnere
  sviluppat(?:ore|rice)
  direttore
  ontwikkelaar
  adviseur
  // Where
  gmbh
  ltd
  llc
  inc
  s\.?r\.?l
  s\.?p\.?a
  b\.?v
  corp
  university
  universität
  université
  universidad
  università
  universiteit
  department
  abteilung
`;

/** What legal notices below a mail say. */
export const DISCLAIMERS = words`
  // English
  confidential
  intended (?:only|solely|recipient|for the)
  privileged
  in error
  // German
  vertraulich
  irrtümlich
  // French
  confidentiel
  destinataire
  // Spanish and Italian
  riservat
  confidenzial
  confidencial
  destinatario
  destinatari[oae]
  // Dutch
  vertrouwelijk
  geadresseerde
`;

/** How the paragraph of a legal notice begins. */
export const DISCLAIMER_BEGINNINGS = words`
  // English
  (?:legal )?(?:disclaimer|notice|important)
  confidentiality
  (?:this|the) (?:e-?mail|message|communication|information|transmission|content)
  please consider the environment
  // German
  diese (?:e-?mail|nachricht)
  der inhalt dieser
  haftungsausschluss
  // French
  (?:ce|cet) (?:message|e-?mail|courriel)
  avis de confidentialité
  // Spanish
  (?:este|esta) (?:mensaje|correo|e-?mail|comunicación)
  aviso (?:legal|de confidencialidad)
  // Italian
  (?:questo|questa|il presente|la presente) (?:messaggio|e-?mail|comunicazione)
  // Dutch
  (?:dit|deze) (?:bericht|e-?mail|mail)
  de informatie
`;
