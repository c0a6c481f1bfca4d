import { words } from '../../../../shared/rules/any-of.ts';

/** English positions of trades and services. */
export const ENGLISH_TRADES = words`
  emt
  infantryman
  choreographer
  cosmetologist
  esthetician
  farm hand
  dog walker
  key holder
  missionary
  secretary
  teller
  sitter
  teaching assistantship
  research assistantship
  assistantship
  fellowship
  internship
  apprenticeship
  externship
  residency
  clerkship
  practicum
  anaesthetist
  arborist
  archaeologist
  astronomer
  au pair
  barber
  bellhop
  biochemist
  boilermaker
  bookseller
  broadcaster
  butler
  cabinetmaker
  caddie
  carer
  cartographer
  caterer
  chambermaid
  childminder
  chiropractor
  civil servant
  clergyman
  cobbler
  columnist
  conservator
  dermatologist
  dietician
  doorman
  draughtsman
  dressmaker
  embalmer
  entertainer
  expeditor
  filmmaker
  financier
  fireman
  goldsmith
  governess
  grocer
  groundskeeper
  headteacher
  hotelier
  inventor
  jeweller
  kitchen hand
  locksmith
  logistician
  mail carrier
  manicurist
  mathematician
  metallurgist
  meteorologist
  neurologist
  news anchor
  (?:warehouse
  production
  factory
  care
  process
  machine) operative
  panel beater
  pediatrician
  pipefitter
  podiatrist
  police constable
  postman
  presenter
  prosecutor
  publicist
  purchaser
  radiographer
  restaurateur
  sailor
  saleswoman
  scaffolder
  scrum master
  sculptor
  seller
  shelf stacker
  shepherd
  singer
  sociologist
  soldier
  stagehand
  stewardess
  stonemason
  store keeper
  tattooist
  telecaller
  telemarketer
  tiler
  toolmaker
  trustee
  upholsterer
  usher
  vintner
  watchmaker
  wholesaler
  winemaker
  zookeeper
  zoologist
  proprietor
`;
