import { words } from '../../../../shared/rules/any-of.ts';

/** How senior a title is. */
export const LEVELS_IN_TITLE = {
  INTERN: words`
    intern
    internship
    praktikum
    praktikant
    praktikantin
    werkstudent
    werkstudentin
    stagiaire
    stage
    alternant
    alternante
    alternance
    apprenti
    apprentie
    apprentice
    azubi
    auszubildende
    auszubildender
    student
  `,
  EXECUTIVE: words`
    chief
    ceo
    cto
    cfo
    coo
    cmo
    cio
    cpo
    president
    vice president
    vp
    svp
    evp
    executive director
    managing director
    geschäftsführer
    geschäftsführerin
    vorstand
    directeur général
    directrice générale
    pdg
  `,
  DIRECTOR: words`
    director
    head(?! (?:chef|cook|waiter|waitress|baker|barista|bartender|gardener|housekeeper|receptionist|cashier)(?!\p{L}))
    direktor
    direktorin
    leiter
    leiterin
    leitung
    bereichsleiter
    bereichsleitung
    abteilungsleiter
    abteilungsleitung
    directeur
    directrice
  `,
  MID_SENIOR: words`
    senior
    sr
    lead
    principal
    staff(?= (?:[\p{L}-]+ ){0,3}(?:engineer|developer|scientist|designer|architect|manager|researcher|sre)(?!\p{L}))
    manager
    teamleiter
    teamleitung
    teamlead
    confirmé
    confirmée
    expérimenté
    expérimentée
    expert
    experte
    responsable
    cheff?e? (?:de (?!rang|partie|cuisine)|d['’])\p{L}+
    architect
    architekt
    architecte
  `,
  ENTRY: words`
    junior
    jr
    entry[- ]level
    graduate
    trainee
    beginner
    berufseinsteiger
    berufseinsteigerin
    absolvent
    absolventin
    débutant
    débutante
    jeune diplômé
    jeune diplômée
  `,
  // Behind another word it is that of the work, as in "Warehouse Associate".
  ASSOCIATE: words`
    (?<!\p{L} )associate
    mid[- ]level
    intermediate
  `,
};

/** How senior a job is said to be beside its title. */
export const LEVELS_SAID = {
  ENTRY: words`
    entry[- ]level
    junior
    no (?:prior |previous )?experience (?:required|necessary|needed)
    recent graduates?
    new grads?
    berufseinsteiger
    berufseinsteigerin
    berufsanfänger
    quereinsteiger willkommen
    débutant accepté
    débutants acceptés
    débutant
    jeune diplômé
  `,
  ASSOCIATE: words`
    mid[- ]level
    intermediate
    associate
  `,
  MID_SENIOR: words`
    senior
    mid[- ]senior
    senior[- ]level
    lead
    experienced
    berufserfahrene
    berufserfahren
    mit berufserfahrung
    confirmé
    sénior
    expérimenté
  `,
  DIRECTOR: words`
    director
    directeur
    führungskraft
  `,
  EXECUTIVE: words`
    executive
    c-level
    dirigeant
  `,
  INTERN: words`
    intern
    internship
    student
    praktikum
    stage
  `,
};
