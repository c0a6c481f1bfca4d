import type { JobFunction } from '../../../../shared/reference/job-functions.ts';
import { words } from '../../../../shared/rules/any-of.ts';

/** Words of titles that say what work it is: QA to CUST. */
export const FUNCTIONS_A: readonly (readonly [JobFunction, readonly string[]])[] = [
  [
    'QA',
    words`
      quality assurance
      qa
      test(?:er|ing)?
      in test
      sdet
      qualitätssicherung
      qualitätsmanagement
      assurance qualité
      qualité
    `,
  ],
  [
    'PRDM',
    words`
      product manager
      product owner
      product management
      produktmanager\p{L}*
      chef de produit
      cheffe de produit
    `,
  ],
  [
    'PRJM',
    words`
      project manager
      project lead
      projektleiter\p{L}*
      projektmanager\p{L}*
      program manager
      scrum master
      chef de projet
      cheffe de projet
      projektleitung
      delivery manager
    `,
  ],
  [
    'DSGN',
    words`
      designer\p{L}*
      ux
      ui
      design
      graphiste
      gestalter\p{L}*
    `,
  ],
  [
    'SCI',
    words`
      scientist
      data science
      biologist
      chemist
      physicist
      scientifique
      biologe
      chemiker\p{L}*
    `,
  ],
  [
    'ANLS',
    words`
      analyst\p{L}*
      analytics
      analyste
    `,
  ],
  [
    'HCPR',
    words`
      nurse
      nursing
      rn
      physician
      doctor
      therapist
      pharmacist
      dentist
      caregiver
      medical assistant
      hygienist
      paramedic
      \p{L}*pfleg(?:er|e|ekraft|efachkraft)\p{L}*
      arzt
      ärztin
      therapeut\p{L}*
      infirmi(?:er|ère)
      aide[- ]soignante?
      médecin
      kinésithérapeute
      pharmacien\p{L}*
    `,
  ],
  [
    'ACCT',
    words`
      accountant
      accounting
      bookkeeper
      auditor
      controller
      payroll
      \p{L}*buchhalter\p{L}*
      \p{L}*buchhaltung
      steuerfachangestellt\p{L}*
      comptable
      expert-comptable
    `,
  ],
  [
    'FIN',
    words`
      finance
      financial
      treasury
      investment
      quant
      bank(?:er|ing)
      credit
      finanz\p{L}*
      financier
      financière
    `,
  ],
  [
    'LGL',
    words`
      lawyer
      attorney
      legal
      counsel
      paralegal
      compliance
      jurist\p{L}*
      anwalt
      anwältin
      juriste
      avocate?
    `,
  ],
  [
    'HR',
    words`
      human resources
      hr
      recruit(?:er|ing|ment)
      headhunter
      talent (?:acquisition|partner|sourcer)
      people operations
      people partner
      personal(?:referent|leiter|sachbearbeiter|vermittler|berater|disponent)\p{L}*
      ressources humaines
      rh
      recrutement
      recruteu(?:r|se)
    `,
  ],
  [
    'SALE',
    words`
      sales
      account executive
      account manager
      key account
      vertrieb\p{L}*
      verkäufer\p{L}*
      verkauf
      commerciale?
      vendeu(?:r|se)
      business developer
    `,
  ],
  [
    'BD',
    words`
      business development
      partnerships
    `,
  ],
  [
    'MRKT',
    words`
      marketing
      seo
      growth
      brand
      social media
      content manager
      communication
      werbung
      kommunikation
    `,
  ],
  [
    'PR',
    words`
      public relations
      press officer
      communications officer
      pressereferent\p{L}*
    `,
  ],
  [
    'WRT',
    words`
      writer
      editor
      copywriter
      technical writer
      journalist\p{L}*
      redakteur\p{L}*
      rédact(?:eur|rice)
    `,
  ],
  [
    'CUST',
    words`
      customer (?:success|service|support|care|happiness)\p{L}*
      support (?:specialist|agent|engineer)
      call center
      kundenservice
      kundenbetreuer\p{L}*
      kundenberater\p{L}*
      service client
      conseill(?:er|ère)
    `,
  ],
];
