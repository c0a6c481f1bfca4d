import { entries } from './entries.ts';

/** Pairs joined by "and" that are one thing, so that nobody takes them apart. */
export const ONE_THING = entries`
  profit and loss
  mergers and acquisitions
  research and development
  health and safety
  food and beverage
  diversity and inclusion
  financial planning and analysis
  planning and analysis
  safety and sanitation
  reading and literacy
  parts and labor
  trial and error
  terms and conditions
  supply and demand
  policies and procedures
  pros and cons
  search and rescue
  wining and dining
  search and seizure
  arts and crafts
  black and white
  bed and breakfast
  heating and cooling
  wort und schrift
  hotel- und gaststättengewerbe
  maschinen- und anlagenführer
  kranken- und gesundheitspflege
  gesundheits- und krankenpfleger
  gesundheits- und krankenpflegerin
  gesundheits- und krankenpflege
  groß- und außenhandel
  import und export
  forschung und entwicklung
  recherche et développement
  import et export
  achats et approvisionnements
`;

/** Words that say too little by themselves to be found alone. */
export const VAGUE = entries`
  manage
  management
  manager
  lead
  business
  customer
  client
  team
  project
  data
  system
  systems
  process
  service
  services
  quality
  people
  time
  plan
  planning
  support
  analysis
  design
  development
  research
  training
  report
  reporting
  documentation
  communication
  strategy
  strategic
  program
  office
  operation
  operations
  administration
  administrative
  information
  group
  company
  corporate
  market
  product
  problem
  solution
  issue
  task
  activity
  resource
  material
  content
  event
  policy
  procedure
  standard
  level
  performance
  improvement
  control
  monitoring
  testing
  review
  evaluation
  assessment
  coordination
  organization
  delivery
  maintenance
  security
  technical
  technology
  digital
  global
  international
  local
  new
  change
  growth
  value
  result
  goal
  target
  need
  user
  member
  student
  case
  general
  daily
  assist
  professional
  large
  small
  complex
  high
  science
  engineering
  medical
  clinical
  public
  private
  social
  community
  staff
  hour
  day
  week
  month
  number
  record
  file
  form
  class
  course
  unternehmen
  kunde
  kunden
  projekt
  projekte
  systeme
  prozess
  prozesse
  planung
  organisation
  entwicklung
  analyse
  bereich
  qualität
  clients
  projet
  projets
  équipe
  gestion
  système
  processus
  qualité
  développement
  entreprise
  school
  video
  audio
  web
  online
  mobile
  media
  motion
  line
  field
  environment
  building
  working
  basis
  contact
  network
  customers
  teams
  care
  health
  detail
  state
`;
