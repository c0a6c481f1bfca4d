import type { Industry } from '../../../../shared/reference/industries.ts';
import { words } from '../../../../shared/rules/any-of.ts';

/** Words that companies say of their trade, each enough by itself: COMPUTER_SOFTWARE to LOGISTICS_AND_SUPPLY_CHAIN. */
export const INDUSTRIES_A: readonly (readonly [Industry, readonly string[]])[] = [
  [
    'COMPUTER_SOFTWARE',
    words`
      software company
      saas
      software-as-a-service
      software as a service
      software provider
      software products?
      our software
      softwareunternehmen
      softwarehaus
      softwarehersteller
      éditeur de logiciels?
    `,
  ],
  [
    'INFORMATION_TECHNOLOGY_AND_SERVICES',
    words`
      it services
      it consulting
      it consultancy
      managed services
      digital agency
      it[- ]dienstleister
      it[- ]beratung
      systemhaus
      digitalagentur
      esn
      ssii
    `,
  ],
  [
    'INTERNET',
    words`
      e-commerce
      ecommerce
      online marketplace
      marketplace
      online platform
      online[- ]?shop für
      online[- ]?händler(?:in)?
      marktplatz
    `,
  ],
  [
    'FINANCIAL_SERVICES',
    words`
      fintech
      financial services
      payments?
      payment provider
      trading
      asset management
      hedge fund
      finanzdienstleist\p{L}*
      services financiers
    `,
  ],
  [
    'BANKING',
    words`
      bank
      banking
      credit union
      sparkasse
      banque
    `,
  ],
  [
    'INSURANCE',
    words`
      insurer
      insurtech
      insurance company
      versicherung\p{L}*
      assureur
    `,
  ],
  [
    'HOSPITAL_HEALTH_CARE',
    words`
      hospital
      healthcare provider
      health system
      clinic
      clinics
      nursing home
      health care
      healthcare
      senior living
      krankenhaus
      klinik
      klinikum
      pflegeheim
      seniorenzentrum
      hôpital
      clinique
      ehpad
    `,
  ],
  [
    'MEDICAL_DEVICES',
    words`
      medical devices?
      medtech
      medizintechnik
      dispositifs médicaux
    `,
  ],
  [
    'PHARMACEUTICALS',
    words`
      pharmaceutical\p{L}*
      pharma\p{L}*
      pharmaceutique
    `,
  ],
  [
    'BIOTECHNOLOGY',
    words`
      biotech\p{L}*
      life sciences
      genomics
    `,
  ],
  [
    'GOVERNMENT_ADMINISTRATION',
    words`
      federal government
      federal agency
      government agency
      public sector
      civil service
      city council
      county council
      general services administration
      stadtverwaltung
      landkreis
      behörde
      öffentliche[rn] dienst
      bundesamt
      ministère
      mairie
      collectivité
    `,
  ],
  [
    'HIGHER_EDUCATION',
    words`
      university
      universität
      hochschule
      université
      grande école
    `,
  ],
  [
    'EDUCATION_MANAGEMENT',
    words`
      school
      schools
      academy trust
      kindergarten
      kita
      schule
      kindertagesstätte
      école
    `,
  ],
  [
    'E_LEARNING',
    words`
      edtech
      e-learning
      online courses
      online learning
      learning platform
    `,
  ],
  [
    'NON_PROFIT_ORGANIZATION_MANAGEMENT',
    words`
      non-?profit
      charity
      ngo
      501\(c\)
      gemeinnützig\p{L}*
      association loi 1901
    `,
  ],
  [
    'RETAIL',
    words`
      retailer
      retail stores?
      our stores
      einzelhandel
      \p{L}*elektronikhändler
      supermarkt
      supermarché
      grande distribution
    `,
  ],
  [
    'RESTAURANTS',
    words`
      restaurants?
      café
      bistro
      gastronomie
    `,
  ],
  [
    'HOSPITALITY',
    words`
      hotels?
      hospitality
      resort
      hotellerie
      hôtellerie
    `,
  ],
  [
    'LOGISTICS_AND_SUPPLY_CHAIN',
    words`
      logistics
      freight
      distribution cent(?:er|re)
      fulfil?lment
      logistik\p{L}*
      spedition
      logistique
    `,
  ],
];
