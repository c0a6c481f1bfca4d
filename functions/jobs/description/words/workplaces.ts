import { words } from '../../../../shared/rules/any-of.ts';

/** What says outright that the job is at the place that follows. */
export const AT_OUR_SITE = words`
  am standort in
  am standort
  an unserem standort in
  an unserem standort
  für unseren standort in
  für unseren standort
  in unserem standort in
  in unserem standort
  sur notre site de
  sur notre site à
  dans nos locaux de
  dans nos locaux à
  dans notre agence de
  dans notre agence à
`;

/** Where one works: a place that follows in the same clause is that of the job. */
export const WORKPLACES = words`
  based
  located
  located at
  offices?
  centre
  center
  stores?
  plant
  warehouse
  headquarters
  hq
  factory
  branch
  facility
  practice
  restaurant
  shop
  pub
  café
  hotel
  bakery
  brewery
  kanzlei
  praxis
  bäckerei
  crèche
  boutique
  basée?
  situé
  située?
  bureaux?
  locaux
  agence
`;
