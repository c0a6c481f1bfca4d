import { words } from '../../../../shared/rules/any-of.ts';
import type { FactKind } from '../types.ts';

/** What a description calls its facts, before a colon. The first kind with the label wins. */
export const LABELS_OF_FACTS: readonly (readonly [kind: FactKind, labels: readonly string[]])[] = [
  [
    'title',
    words`
      // English
      job[- _]?title
      position[- _]?title
      role[- _]?title
      position
      role
      title
      vacancy
      job
      opening
      // German
      titel
      stellenbezeichnung
      stellentitel
      jobtitel
      stelle
      berufsbezeichnung
      // French
      intitulé(?: du poste| de l(?:'|’)offre)?
      titre(?: du poste)?
      poste
      fonction
    `,
  ],
  [
    'company',
    words`
      // English
      company
      company[- _]?name
      employer
      organi[sz]ation
      hiring organi[sz]ation
      hiring company
      client
      firm
      business
      school
      hospital
      clinic
      restaurant
      hotel
      store
      brand
      agency
      institution
      university
      // German
      unternehmen
      firma
      arbeitgeber
      arbeitgeberin
      einrichtung
      kanzlei
      praxis
      klinik
      // French
      entreprise
      société
      employeur
      organisme
      enseigne
      cabinet
      association
      structure
      établissement
    `,
  ],
  [
    'place',
    words`
      // English
      location
      locations
      location\(s\)
      job location
      work location
      office location
      primary location
      duty station
      place of work
      place
      city
      office
      where
      based in
      based
      // German
      standort
      standorte
      arbeitsort
      arbeitsorte
      einsatzort
      dienstorte?
      dienstsitz
      ort
      arbeitsplatz
      // French
      lieu
      lieux
      lieu de travail
      lieu du poste
      lieu de (?:la )?mission
      localisation(?: du poste)?
      localité
      ville
      adresse
      site
    `,
  ],
  [
    'mode',
    words`
      // English
      work(?:ing|place)?[- ]?(?:mode|model|arrangement|style|type)
      workplace
      remote
      remote\?
      remote work
      location type
      telework
      // German
      arbeitsmodell
      arbeitsweise
      home[- ]?office
      mobiles arbeiten
      // French
      (?:[eé]ligib(?:ilité|le)(?: au)? )?télétravail
      mode de travail
      rythme
    `,
  ],
  [
    'salary',
    words`
      // English
      salary
      salary range
      annual salary
      base salary
      base pay
      starting salary
      pay
      pay range
      pay rate
      rate of pay
      hourly rate
      rate
      wage
      wages
      compensation
      compensation range
      remuneration
      package
      ote
      // German
      gehalt
      gehaltsspanne
      jahresgehalt
      jahresbruttogehalt
      monatsgehalt
      vergütung
      verdienst
      lohn
      stundenlohn
      entgelt
      bezahlung
      // French
      salaire
      salaire brut
      salaire annuel
      rémunération
      rémunération brute
      fourchette
    `,
  ],
];
