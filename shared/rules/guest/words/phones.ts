import { lines } from './lines.ts';

/** What stands before a telephone number. */
export const PHONE_LABELS = lines`
  tel
  telephone
  phone
  cell
  mobile
  mob
  fax
  gsm
  whatsapp
  signal
  telefon
  handy
  mobil
  telefoon
  telefoonnummer
  telefonnummer
  telefono
  teléfono
  telèfon
  móvil
  movil
  celular
  cellulare
  cell
  téléphone
  portable
  telefone
  telemóvel
  appelez
  call me
  text me
  cel
  mobiel
  móbil
  tél
  fon
  rufnummer
  numéro
`;

/** What stands before a number that nobody calls. */
export const NUMBER_LABELS = lines`
  isbn
  issn
  doi
  pmid
  ean
  sku
  patent
  patent no
  patent no.
  article
  artikel
  ticket
  order
  invoice
  rechnung
  commit
  build
  version
`;
