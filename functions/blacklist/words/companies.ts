import { words } from '../../../shared/rules/any-of.ts';

/** What says of a company that somebody works there now. */
export const CURRENT_WORDS = words`
  current
  currently
  present
  now
  today
  aktuell
  aktuelle
  aktueller
  aktuelles
  derzeitig
  derzeitige
  derzeitiger
  jetzig
  jetzige
  jetziger
  gegenwartige
  gegenwartiger
  heutige
  actuel
  actuelle
  actuellement
  presente
  actual
  actualmente
  attuale
  attualmente
  huidig
  huidige
  atual
  atualmente
  obecny
  obecna
  obecnie
  nuvarande
  nuvaerende
  navaerende
  nykyinen
  текущая
  текущий
  現在
  現職
  当前
  目前
  现任
  현재
`;

/** Of a company where somebody worked before. */
export const FORMER_WORDS = words`
  previous
  previously
  former
  formerly
  past
  last
  prior
  earlier
  old
  ex
  fruher
  fruherer
  fruhere
  fruheres
  ehemalig
  ehemaliger
  ehemalige
  ehemals
  ehem
  vorheriger
  vorherige
  vormaliger
  vormalige
  letzter
  letzte
  alter
  alte
  ancien
  ancienne
  anciens
  anciennes
  dernier
  derniere
  precedent
  precedente
  precedenti
  anterior
  anteriores
  antiguo
  antigua
  previo
  previa
  ultimo
  ultima
  passato
  passata
  antigo
  antiga
  vorig
  vorige
  vroeger
  vroegere
  voormalig
  voormalige
  laatste
  oude
  poprzedni
  poprzednia
  byly
  byla
  ostatni
  ostatnia
  tidigare
  forrige
  tidligere
  edellinen
  entinen
  бывший
  предыдущий
  前職
  以前
  前任
  이전
`;

/** What a company is called where it is registered; a person may have such a name too. */
export const LEGAL_WORDS = words`
  legal name
  legal entity
  legal entity name
  registered name
  registered company
  registered entity
  trade name
  corporate name
  business name
  rechtlicher name
  juristischer name
  handelsname
  firmierung
  rechtstrager
  juristische person
  raison sociale
  denomination sociale
  nom legal
  nom commercial
  entite juridique
  razon social
  denominacion social
  nombre legal
  nombre comercial
  entidad legal
  ragione sociale
  denominazione sociale
  nome legale
  denominazione
  entita legale
  juridische naam
  statutaire naam
  handelsnaam
  rechtspersoon
  maatschappelijke naam
  razao social
  denominacao social
  nome legal
  nome empresarial
  nazwa prawna
  法人名
  公司全称
  법인명
`;

/** Whom somebody works for and is not employed by. */
export const CLIENT_WORDS = words`
  client
  clients
  client name
  client company
  customer
  customers
  customer name
  end client
  end customer
  kunde
  kunden
  kundin
  kundenname
  endkunde
  auftraggeber
  klient
  mandant
  donneur d ordre
  client final
  cliente
  clientes
  clienti
  committente
  mandante
  klant
  klanten
  klantnaam
  opdrachtgever
  eindklant
  contratante
  klienci
  kund
  asiakas
  клиент
  заказчик
  取引先
  客户
  고객사
`;

/** How the names of companies end, without full stops. */
export const LEGAL_FORMS = words`
  inc
  incorporated
  llc
  llp
  lp
  ltd
  limited
  plc
  corp
  corporation
  co
  company
  group
  holding
  holdings
  pty ltd
  pte ltd
  gmbh
  ggmbh
  mbh
  ag
  kg
  kgaa
  ohg
  ug
  gbr
  eg
  ev
  e v
  gmbh & co kg
  & co kg
  & co
  se
  sa
  sas
  sasu
  sarl
  eurl
  sca
  snc
  sci
  scop
  srl
  srls
  spa
  sapa
  scarl
  soc coop
  sl
  slu
  sll
  slp
  sau
  scoop
  bv
  nv
  vof
  cv
  cvba
  bvba
  vzw
  stichting
  lda
  ltda
  sgps
  ab
  as
  asa
  aps
  a/s
  oy
  oyj
  sp z oo
  sp j
  spzoo
  doo
  d o o
  sro
  s r o
  kft
  zrt
  bt
  ooo
  zao
  kk
  k k
  co ltd
`;
