import { entries } from './entries.ts';

/** Names of programs for the office, business and design with the other ways to write them: one thing a line. */
export const PROGRAM_NAMES = entries`
  microsoft office, ms office, ms-office, office 365, microsoft 365, o365, m365, suite office, office-paket, pack office, microsoft office suite, msoffice, office suite
  excel, microsoft excel, ms excel, ms-excel
  word, microsoft word, ms word, ms-word
  powerpoint, microsoft powerpoint, ms powerpoint, power point, ms-powerpoint
  outlook, microsoft outlook, ms outlook
  access, microsoft access, ms access, ms-access
  visio, microsoft visio, ms visio
  microsoft project, ms project, ms-project
  sharepoint, share point
  microsoft teams, ms teams
  google workspace, g suite, gsuite, google apps, google docs
  lotus notes
  sap
  sap fi, sap fico, sap fi/co, sap r/3 fi
  sap mm
  sap sd
  sap co
  sap hana, s/4hana, s/4 hana, s4 hana, s4hana, sap s/4hana, sap s/4 hana
  oracle erp, oracle e-business suite, oracle financials, oracle applications, oracle ebs, oracle fusion
  netsuite, net suite
  microsoft dynamics, ms dynamics, dynamics 365, dynamics crm, dynamics nav
  quickbooks, quick books
  peachtree, sage 50
  sage
  xero
  datev
  hyperion
  essbase
  salesforce, salesforce.com, sfdc
  hubspot
  zendesk
  servicenow, service now
  workday
  peoplesoft
  adp
  successfactors, sap successfactors
  jira
  confluence
  trello
  asana
  slack
  figma
  sketch
  photoshop, adobe photoshop
  illustrator, adobe illustrator
  indesign, adobe indesign
  after effects
  premiere, premiere pro, adobe premiere
  adobe creative suite, adobe creative cloud, adobe cs, creative suite, creative cloud, adobe suite
  adobe acrobat
  canva
  autocad, auto cad
  revit
  solidworks, solid works
  catia
  bim, building information modeling, building information modelling
  primavera, primavera p6
  procore
  bluebeam
  arcgis
  gis, geographic information systems, geographic information system
  plc, speicherprogrammierbare steuerung, sps
  google analytics
  google ads, adwords, google adwords
  wordpress, word press
  shopify
  magento
  mailchimp
  crm, customer relationship management
  erp, enterprise resource planning
  cms, content management system, content management systems
  pos, point of sale, point-of-sale
  social media, réseaux sociaux, soziale medien, social networks
  b2b, business-to-business, business to business
  b2c, business-to-consumer, business to consumer
  kpi, kpis, key performance indicators, key performance indicator
`;
