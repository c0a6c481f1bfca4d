import { words } from '../../../../shared/rules/any-of.ts';

/** What a company does, right after its name. */
export const DOES = words`
  // English
  provides
  has become
  develops
  gives
  runs
  supplies
  publishes
  trains
  connects
  powers
  moves
  brings
  campaigns
  manages
  employs
  owns
  distributes
  speciali[sz]es
  insures
  hosts
  teaches
  protects
  grows
  builds
  makes
  helps
  creates
  delivers
  operates
  was founded
  designs
  // German
  entwickelt
  betreibt
  beliefert
  fertigt
  verkauft
  vertreibt
  baut
  pflegt
  versorgt
  berät
  liefert
  // French
  développe
  accompagne
  édite
  conçoit
  gère
  distribue
  emploie
  commercialise
  transforme
  regroupe
`;
