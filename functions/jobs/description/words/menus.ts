import { words } from '../../../../shared/rules/any-of.ts';

/** What the menus and feet of pages lead to. */
export const MENUS = words`
  // English
  home
  start
  about(?: us)?
  services?
  products?
  solutions?
  projects?
  team
  blog
  news
  press
  shop
  pricing
  careers?
  jobs
  vacancies
  contact(?: us)?
  imprint
  legal(?: notice)?
  privacy(?: policy)?
  cookies?(?: policy)?
  terms(?: of (?:use|service))?
  log ?in
  sign up
  search
  menu
  faqs?
  locations
  // German
  startseite
  profil
  historie
  willkommen
  über uns
  unternehmen
  leistungen
  produkte
  lösungen
  projekte
  referenzen
  aktuelles
  neuigkeiten
  standorte
  karriere
  jobs & karriere
  stellenangebote
  offene stellen
  kontakt
  anfrage(?: senden)?
  impressum
  datenschutz(?:erklärung)?
  agb
  anfahrt
  öffnungszeiten
  anmeldung
  termine
  presse
  jetzt bewerben
  kontakt aufnehmen
  suche
  menü
  warenkorb \d*
  // French
  accueil
  notre entreprise
  à propos
  qui sommes[- ]nous
  nos (?:services|offres|expertises|métiers|équipes|projets|réalisations)
  réalisations
  actualités
  recrutement
  emplois
  contact(?:ez)?[- ]nous
  mentions légales
  confidentialité
  plan du site
  devis(?: gratuit)?
  demander un devis
  connexion
  panier
`;

/** What stands around the text of a page. */
export const PAGE_PARTS = words`
  (?:skip|jump) to (?:\p{L}+ )?(?:content|navigation|footer|main)
  (?:zum|direkt zum) (?:inhalt|hauptinhalt|seitenanfang)(?: springen)?
  aller au contenu(?: principal)?
  toggle \p{L}+
  .*(?:use|uses|verwende[nt]|nutze[nt]|utilis\p{L}+) [^.]{0,40}cookies(?!\p{L}).*
  .*cookies? (?:settings|policy|banner|einstellungen|richtlinie)
  (?:alle )?(?:cookies )?(?:akzeptieren|ablehnen|zulassen)
  (?:accept|reject|decline)(?: all)?(?: cookies)?
  (?:tout )?(?:accepter|refuser)
  all rights reserved.{0,30}
  alle rechte vorbehalten.{0,30}
  tous droits réservés.{0,30}
`;
