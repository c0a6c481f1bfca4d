import { words } from '../../../../shared/rules/any-of.ts';

/** Only by themselves. */
export const OTHER_ALONE = words`
  awards & scholarships
  formations complémentaires
  declaration
  military service
  availability
  hackathons
  open source
  journals
  service
  press
  media
  exhibitions
  engagement
  centres d['’ ]intérêt
  usage notes
  notes
  organi[sz]ations
  conferences?
  talks?
  presentations
  seminars?
  workshops
  activities
  involvement
  leadership
  interests?
  travel
  campus involvement
  community
  hobbies (?:and|&) interests
  personal projects
  tutorials
  certifications
  extra-?curricular(?: activities)?
  community involvement
  life philosophy
  my life philosophy
  most proud of
  a day of my life
  vie associative
  engagements?
  permis
  permis de conduire
  führerschein
  projets personnels
  aktivitäten
  freizeit
  proyectos personales
  otros datos
  otros datos de interés
  datos de interés
  patente
  patente di guida
  ulteriori informazioni
  rijbewijs
  vrije tijd
  nevenactiviteiten
  informações adicionais
  autorisations
  coursework
  significant coursework
  relevant coursework
  course projects
  relevant repositories
  project (?:details
  work)
  projects undertaken
  (?:training
  workshops?)(?:[/ &]+training)? attended
  (?:training courses
  professional activities)
  (?:area
  areas
  field) of interest
  co-curricular activities
  extra curricular
  personal
  personal(?:ity)? traits
  passport details
  pers(?:önliche|onal) (?:erfahrung(?:en)?|experiences?)
  auslandserfahrung(?:en)?
  industrial visits?
  in-?plant trainings?
  sports
  activités
  certificados
  otros
  logros
  hobby['’]s
  cursos complementares
  projekty własne
  attività
  atividades
  kurse
  veröffentlichungen
  persönliches
  cel
  (?:student |thesis )?supervision
  (?:education (?:and|&) )?(?:public )?outreach
`;
