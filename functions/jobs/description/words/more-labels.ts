import { words } from '../../../../shared/rules/any-of.ts';
import type { FactKind } from '../types.ts';

/** Labels of what counts after those of the other list. */
export const MORE_LABELS: readonly (readonly [kind: FactKind, labels: readonly string[]])[] = [
  [
    'type',
    words`
      // English
      employment[- ]?(?:type|status)
      job[- ]?type
      type of (?:employment|contract|position|job)
      contract[- ]?type
      position[- ]?type
      work[- ]?type
      type
      contract
      contract length
      duration
      workload
      hours
      working[- ]time
      working hours
      work hours
      schedule
      time
      term
      status
      commitment
      // German
      anstellungsart
      beschäftigungsart
      arbeitszeit
      arbeitszeitmodell
      vertragsart
      art der beschäftigung
      beschäftigung
      umfang
      pensum
      arbeitspensum
      stellenumfang
      wochenarbeitszeit
      wochenstunden
      arbeitsumfang
      befristung
      anstellung
      // French
      type de contrat
      type d(?:'|’)emploi
      contrat
      nature du contrat
      temps de travail
      taux d(?:'|’)activité
      durée du travail
      durée
      horaires
    `,
  ],
  [
    'level',
    words`
      // English
      seniority
      seniority level
      level
      experience level
      career level
      job level
      // German
      karrierestufe
      berufserfahrung
      erfahrungslevel
      karrierelevel
      // French
      niveau
      niveau d(?:'|’)expérience
    `,
  ],
  [
    'industry',
    words`
      // English
      industry
      industries
      sector
      // German
      branche
      branchen
      sektor
      // French
      secteur
      secteur d(?:'|’)activité
    `,
  ],
  [
    'function',
    words`
      // English
      job function
      function
      department
      category
      division
      // German
      bereich
      abteilung
      fachbereich
      // French
      service
      domaine
      métier
    `,
  ],
  [
    'years',
    words`
      // English
      experience
      years of experience
      work experience
      required experience
      // German
      erfahrung
      // French
      expérience
      expérience requise
      expérience souhaitée
    `,
  ],
];
