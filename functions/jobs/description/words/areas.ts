import { words } from '../../../../shared/rules/any-of.ts';

/** What follows the name of a town that a job is in or near. */
export const AREA_BEHIND = words`
  (?:metro(?:politan)? )?area
  (?:and|&) (?:the )?(?:surrounding|nearby) (?:areas?|towns|villages)
  (?:and|&) surroundings
  (?:und|&|u\.) (?:umgebung|umland|umkreis)
  et (?:ses |les )?(?:alentours|environs)
`;

/** The same, before the name. */
export const AREA_BEFORE = words`
  (?:im |in der )?(?:raum|großraum|region|umkreis|landkreis)
  (?:sur le |sur )?secteur (?:de |d(?:'|’)|du )?
  (?:agglomération|région) (?:de |d(?:'|’)|du )?
`;

/** What areas are named for besides towns. */
export const NO_AREAS = words`
  assembly
  bar
  clinical
  customer
  dining
  front
  functional
  kitchen
  leisure
  local
  mall
  packing
  play
  production
  reception
  retail
  sales
  service
  storage
  technical
  vertrieb
  warehouse
  wider
  work(?:ing)?
  commercial
`;

/** What stands between "our" and a town's name where one works, and what does not. */
export const OWN_SITES = words`
  bakery
  branch
  clinic
  depot
  factory
  garage
  hub
  kitchen
  office
  plant
  practice
  restaurant
  salon
  shop
  site
  store
  studio
  warehouse
  workshop
  yard
`;

/** What a site is called that is named for no town. */
export const NO_SITE_NAMES = words`
  Central
  Corporate
  Customer
  Data
  Distribution
  Flagship
  Head
  Home
  Local
  Main
  New
  Regional
  Service
  Support
`;
