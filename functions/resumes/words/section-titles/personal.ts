import { words } from '../../../../shared/rules/any-of.ts';

/** The usual titles of sections, in lower case. The references may be announced in a few words. */
export const REFERENCES = words`
  (?:professional )?(?:references?|referees?)(?: available.*)?
  referenzen
  références
  referencias
  referenze
  referenties
  referências
  referencje
  推荐人
`;

export const CONTACT = words`
  // English
  contact
  contacts
  contact (?:me|details|info|information)
  get in touch
  personal (?:info|information|details|data|profile details)
  // German
  kontakt
  kontaktdaten
  persönliche (?:daten|angaben|informationen)
  // French
  coordonnées
  me contacter
  informations? personnelles?
  état civil
  // Spanish
  contacto
  datos (?:personales|de contacto)
  información personal
  // Italian
  contatti
  dati personali
  informazioni personali
  recapiti
  // Dutch
  contacten
  contactgegevens
  persoonlijke gegevens
  persoonsgegevens
  // Portuguese
  contato
  contatos
  dados pessoais
  informações pessoais
  informação pessoal
  // Several
  address
  details
  personalia
  // Polish
  dane (?:osobowe|kontaktowe|personalne)
  // Chinese
  联系方式
  个人信息
  基本信息
  联系信息
  个人资料
  контакты
  контактная информация
  personal (?:particulars
  dossier)
  stammdaten
  (?:angaben )?zur person
  información de contacto
  contactos
`;

export const LINKS = words`
  links?
  social(?: media| links| profiles| networks)?
  online
  online profiles?
  profiles
  find me online
  web
  websites?
  réseaux sociaux
  redes sociales
  on the web
`;

export const LANGUAGES = words`
  (?:human |spoken |foreign |other )?languages?(?: (?:skills|proficiency|spoken|known|competences))?
  sprachen
  sprachkenntnisse
  fremdsprachen
  langues(?: étrangères| parlées)?
  idiomas
  lenguas
  lingue
  conoscenze linguistiche
  competenze linguistiche
  lingue straniere
  talen
  talenkennis
  línguas
  idiomas estrangeiros
  compétences linguistiques
  języki(?: obce)?
  znajomość języków(?: obcych)?
  语言
  语言能力
  语言技能
  外语
  外语能力
  sprachkompetenzen
  langues vivantes
  conocimiento de idiomas
  competências linguísticas
  языки
  знание языков
  linguistic (?:skills
  proficiency)
`;
