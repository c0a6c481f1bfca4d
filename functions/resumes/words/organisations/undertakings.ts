import { words } from '../../../../shared/rules/any-of.ts';

/** What people take part in and list beside jobs. */
export const UNDERTAKINGS = words`
  // English
  challenge
  competition
  contest
  hackathon
  (?:undergraduate|final year|graduation|personal|side|course|capstone) project
  // German
  wettbewerb
  (?:abschluss|studien|semester)projekt
  schulaufenthalt
  sprachaufenthalt
  sprachreise
  // French
  concours
  projet de fin d['’]études
  séjour linguistique
  // Spanish, Italian and Portuguese
  concurso
  proyecto de fin de (?:carrera|grado)
  concorso
  trabalho de conclusão
`;

/** What is won or granted. */
export const PRIZES = words`
  awards?
  prize
  scholarships?
  stipend
  grant
  honou?rs
  deutschlandstipendium
  stipendium
  stipendien
  auszeichnung(?:en)?
  preis
  bourses?
  prix
  becas?
  premio
  premi
  borsa di studio
  bolsa de estudos
  prêmio
  prémio
  studiebeurs
  stypendium
  nagroda
`;
