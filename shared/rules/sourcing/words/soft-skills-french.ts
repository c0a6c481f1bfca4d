import { entries } from './entries.ts';

/** French words for how somebody is or behaves. */
export const FRENCH_SOFT_SKILLS = entries`
  autonomie
  autonome
  rigueur
  rigoureux
  rigoureuse
  esprit
  équipe
  equipe
  relationnel
  sens
  organisation
  dynamisme
  dynamique
  motivé
  motivée
  polyvalence
  polyvalent
  polyvalente
  curiosité
  curieux
  réactivité
  écoute
  communiquer
  adaptabilité
  implication
  créativité
  force
  proposition
  aisance
  relationnelle
  travail
  travailler
  synthèse
  stress
  disponibilité
  ponctualité
  discrétion
`;
