import { words } from '../../../../shared/rules/any-of.ts';

/** Tasks for all that other words of the heading say. */
export const TASKS_SURELY = words`
  what (?:will|would) you (?:be )?do(?:ing)?
  was (?:machst|tust|erwartet) (?:du|dich)
  que (?:ferez|fer(?:as|ez))[- ](?:vous|tu)
  ^(?:ihre|deine|your|vos|tes) (?:key |main |core )?(?:aufgaben|tasks|duties|responsibilities|missions)
  following (?:responsibilities|duties|tasks)
  missions? (?:principales? )?(?:seront|sont)
  (?:avez|aurez|as|auras|a|aura) pour (?:principales? )?(?:missions?|tâches?|rôle)
  (?:êtes|serez|seras|es) (?:\p{L}+ )?en charge
  essential (?:job )?(?:functions?|duties|tasks|responsibilities)
  (?:main|key|core|principal) duties
  (?:will be|are|is) responsible for$
  (?:ihre|deine|diese|folgende|folgenden) aufgaben$
  gehör(?:en|t)(?: \p{L}+){0,3} aufgaben
  il s(?:'|’)agi(?:ra|t) (?:\p{L}+ )?(?:d(?:'|’)|de$)
  missions?(?: \p{L}+){0,4} (?:attendues?|confiées?|demandées?)(?! \p{L}*comp)
  (?:serez|seras|sera) (?:\p{L}+ )?(?:chargé\P{L}|chargée|chargé|amenée?|responsable)
`;

export const TASKS = words`
  // English
  responsibilit(?:y|ies)
  duties
  dut(?:y|ies)
  tasks?
  what (?:will|do) i (?:do|be doing)
  what you(?:'|’)ll do
  what you will do
  what you(?:'|’)ll be doing
  what you will be doing
  you(?:'|’)ll do
  you will
  you(?:'|’)ll
  the role
  the job
  the position
  the opportunity
  role overview
  role summary
  job summary
  job description
  job purpose
  position summary
  day[- ]to[- ]day
  your role
  your mission
  your day
  your impact
  your work
  projects?
  objectives?
  what we do
  (?:you|you(?:'|’)ll) work(?:ing)? (?:in|on)
  // German
  aufgaben
  aufgabengebiet
  tätigkeiten?
  tätigkeitsbeschreibung
  verantwortung
  das machst du
  wirst du arbeiten
  werden sie arbeiten
  arbeitest du
  arbeiten sie
  bei uns bewegst
  bei uns bewegen
  das erwartet dich
  das erwartet sie
  erwartet dich
  dich (?:bei uns )?erwartet
  sie erwartet
  erwartet sie
  dein job
  deine rolle
  ihre rolle
  stellenbeschreibung
  // French
  missions?
  responsabilités?
  tâches?
  activités?
  le poste
  votre rôle
  vos défis
  au quotidien
  avez la charge
  aurez la charge
  description du poste
`;
