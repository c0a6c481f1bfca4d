import type { Industry } from '../../../../shared/reference/industries.ts';
import { words } from '../../../../shared/rules/any-of.ts';

/** Words that companies say of their trade, each enough by itself: CONSTRUCTION to HEALTH_WELLNESS_AND_FITNESS. */
export const INDUSTRIES_B: readonly (readonly [Industry, readonly string[]])[] = [
  [
    'CONSTRUCTION',
    words`
      construction company
      general contractor
      bauunternehmen
      baugewerbe
      btp
    `,
  ],
  [
    'AUTOMOTIVE',
    words`
      automotive
      car manufacturer
      automobil\p{L}*
      fahrzeug\p{L}*
    `,
  ],
  [
    'MECHANICAL_OR_INDUSTRIAL_ENGINEERING',
    words`
      mechanical engineering
      industrial engineering
      maschinenbau\p{L}*
      anlagenbau
    `,
  ],
  [
    'RENEWABLES_ENVIRONMENT',
    words`
      renewable\p{L}*
      solar
      wind farms?
      cleantech
      climate tech
      erneuerbare\p{L}*
      photovoltaik
      solaranlagen
      énergies? renouvelables?
    `,
  ],
  [
    'UTILITIES',
    words`
      utility company
      water utility
      stadtwerke
      energieversorger
    `,
  ],
  [
    'TELECOMMUNICATIONS',
    words`
      telecom\p{L}*
      mobile operator
      telekommunikation\p{L}*
      télécom\p{L}*
    `,
  ],
  [
    'MARKETING_AND_ADVERTISING',
    words`
      advertising agency
      marketing agency
      adtech
      ad tech
      media agency
      werbeagentur
      agence de communication
    `,
  ],
  [
    'MEDIA_PRODUCTION',
    words`
      media company
      film production
      production company
      medienhaus
    `,
  ],
  [
    'ONLINE_MEDIA',
    words`
      online media
      online magazine
      média en ligne
    `,
  ],
  [
    'COMPUTER_GAMES',
    words`
      video games?
      games? studio
      gaming company
      spieleentwickler
      jeux vidéo
    `,
  ],
  [
    'COMPUTER_NETWORK_SECURITY',
    words`
      cyber ?security
      it-sicherheit
      cybersécurité
    `,
  ],
  [
    'REAL_ESTATE',
    words`
      real estate
      proptech
      immobilien\p{L}*
      immobilier
    `,
  ],
  [
    'LEGAL_SERVICES',
    words`
      legal services
      legaltech
    `,
  ],
  [
    'LAW_PRACTICE',
    words`
      law firm
      rechtsanwaltskanzlei
      cabinet d(?:'|’)avocats
    `,
  ],
  [
    'ACCOUNTING',
    words`
      accounting firm
      steuerkanzlei
      steuerberatung\p{L}*
      wirtschaftsprüf\p{L}*
      cabinet comptable
      cabinet d(?:'|’)expertise comptable
    `,
  ],
  [
    'MANAGEMENT_CONSULTING',
    words`
      consulting firm
      management consult\p{L}*
      consultancy
      unternehmensberatung
      cabinet de conseil
    `,
  ],
  [
    'STAFFING_AND_RECRUITING',
    words`
      staffing agency
      recruitment agency
      personaldienstleister
      personalvermittlung
      agence d(?:'|’)intérim
      cabinet de recrutement
    `,
  ],
  [
    'RESEARCH',
    words`
      research institute
      forschungsinstitut\p{L}*
      fraunhofer
      max-planck\p{L}*
      institut de recherche
    `,
  ],
  [
    'FOOD_PRODUCTION',
    words`
      food manufacturer
      food production
      lebensmittel\p{L}*
      agroalimentaire
    `,
  ],
  [
    'CHEMICALS',
    words`
      chemical company
      chemieunternehmen
      chimie
    `,
  ],
  [
    'AVIATION_AEROSPACE',
    words`
      aerospace
      spacecraft
      luft- und raumfahrt
      aéronautique
    `,
  ],
  [
    'LEISURE_TRAVEL_TOURISM',
    words`
      travel company
      tourism
      reiseveranstalter
      tourisme
    `,
  ],
  [
    'HEALTH_WELLNESS_AND_FITNESS',
    words`
      fitness studio
      gym chain
      wellness
      health tech
      healthtech
      digital health
    `,
  ],
];
