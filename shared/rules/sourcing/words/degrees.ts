import { entries } from './entries.ts';

/** Words of a degree, by level: 1 associate or apprenticeship, 2 bachelor, 3 master, 4 doctorate. */
export const DEGREE_LEVELS = entries`
  1: associate degree, associate's degree, associates degree, associate of arts, associate of science, associate of applied science, associate in, associates in, aas degree, bts, dut, deust, hnd, bac+2
  2: bachelor, bachelors, bachelor degree, bachelors degree, bachelor of, bachelors of, bachelor in, bachelors in, baccalaureate degree, undergraduate degree, bsc, bs, ba, beng, bba, bsn, bcom, b.com, llb, bfa, btech, b.tech, bsba, bsbm, be, bed, bachelorabschluss, bachelorstudium, licence, licence professionnelle, licenciatura, laurea, bac+3, fh-abschluss, b.sc, b.s, b.a, b.eng, b.ed, bba degree, college degree, university degree, four-year degree, 4-year degree, hochschulabschluss, universitätsabschluss, hochschulstudium, studium, abgeschlossenes studium, diplôme universitaire
  3: master, masters, master degree, masters degree, master of, masters of, master in, masters in, msc, ms, ma, meng, mba, m.b.a, msn, mfa, llm, mph, mpa, msw, med, m.ed, m.sc, m.s, m.a, m.eng, mphil, masterabschluss, masterstudium, masterarbeit, diplom, diplom-ingenieur, dipl.-ing, dipl.-kfm, diplom-kaufmann, magister, staatsexamen, diplôme d'ingénieur, ingénieur diplômé, bac+5, dea, dess, graduate degree, postgraduate degree, advanced degree, mastère
  4: phd, ph.d, doctorate, doctoral, doctor of, dr. rer. nat, dphil, edd, ed.d, md, m.d, jd, j.d, juris doctor, doctorat, promoviert, pharmd, pharm.d, dnp, psyd
`;

/** Degrees of so few letters that they mean other things too; these are read as they are written, with a subject. */
export const SHORT_DEGREES = entries`
  BS
  BA
  MS
  MA
  BE
  MD
  MED
  MPA
  BED
  MEd
`;

/** Words of a degree that mean other things too: master data, promotion of products. */
export const BARE_DEGREES = entries`
  master
  masters
  bachelor
  bachelors
  licence
  studium
`;

/** Fields of study by family: the family, then subjects of it. */
export const FIELDS = entries`
  computing: computer science, computer engineering, computer information systems, information systems, information technology, software engineering, computing, informatik, wirtschaftsinformatik, angewandter informatik, medieninformatik, informatique, informatics, data science, cybersecurity, cyber security, computer, programming, information management, management information systems, artificial intelligence
  engineering: engineering, mechanical engineering, electrical engineering, civil engineering, industrial engineering, chemical engineering, construction management, maschinenbau, elektrotechnik, bauingenieurwesen, mechatronik, ingénierie, génie civil, génie mécanique, ingenieurwesen, wirtschaftsingenieurwesen, aerospace engineering, architecture, construction
  quantitative: mathematics, math, statistics, physics, applied mathematics, economics, econometrics, mathematik, statistik, physik, mathématiques, statistiques, physique, quantitative finance, actuarial science, operations research, data science, computer science, engineering
  business: business administration, business, business management, management, marketing, finance, accounting, economics, commerce, human resources, human resource management, betriebswirtschaftslehre, betriebswirtschaft, bwl, wirtschaftswissenschaften, wirtschaft, gestion, comptabilité, finances, économie, operations management, organizational development, international business, entrepreneurship, public administration, business administrator, hospitality management, supply chain management, rechnungswesen, controlling
  health: nursing, medicine, public health, health administration, healthcare administration, pharmacy, health sciences, kinesiology, nutrition, pflege, pflegewissenschaft, medizin, médecine, soins infirmiers, physical therapy, health care management
  life: biology, chemistry, biochemistry, biotechnology, environmental science, agriculture, ecology, biologie, chemie, chimie, biodiversité, life sciences, agronomy, animal science, geology
  education: education, elementary education, secondary education, teaching, curriculum, school administration, reading and literacy, special education, early childhood education, pädagogik, lehramt, sciences de l'éducation, educational leadership, literacy
  social: psychology, sociology, social work, political science, anthropology, criminal justice, international relations, counseling, public policy, social science, social sciences, psychologie, soziologie, sciences sociales, human services, behavioral science, criminology, history
  humanities: english, literature, history, philosophy, languages, linguistics, journalism, communications, communication, media, public relations, germanistik, lettres, liberal arts, creative writing
  arts: graphic design, design, fine arts, art, fashion, music, film, photography, interior design, kunst, grafikdesign, visual arts, animation
  law: law, legal studies, jura, rechtswissenschaften, droit, juris doctor, paralegal studies
  trades: culinary, culinary arts, culinary management, cosmetology, automotive, welding, hospitality
`;

/** Names of many fields at once, with the families they stand for. */
export const WIDE_FIELDS = entries`
  quantitative: quantitative, computing, engineering
  technical: computing, engineering, quantitative
  technological: computing, engineering, quantitative
  technisch: computing, engineering, quantitative
  technisches: computing, engineering, quantitative
  stem: computing, engineering, quantitative, life
  scientific: quantitative, life, health, computing
  it-bereich: computing
  business-related: business
  kaufmännisch: business
  kaufmännische: business
  wirtschaftlich: business
  healthcare: health
  health-related: health
`;

/** Words of an apprenticeship or vocational training that was completed. */
export const APPRENTICESHIP = entries`
  ausbildung zum
  ausbildung zur
  ausbildung als
  ausbildung:
  umschulung zum
  umschulung zur
  berufsausbildung zum
  berufsausbildung zur
  lehre als
  lehre zum
  gesellenbrief
  facharbeiter
  ihk-abschluss
  ihk abschluss
  abgeschlossene ausbildung
  abgeschlossene lehre
  apprenticeship as
  completed apprenticeship
  cap
  brevet professionnel
`;

/** Words of a school-leaving certificate. */
export const SCHOOL = entries`
  high school diploma
  high school graduate
  high school
  ged
  secondary school
  abitur
  fachabitur
  matura
  baccalauréat
  a-levels
  a levels
`;

/** Other words of a requirement that is about a degree. */
export const ABOUT_DEGREE = entries`
  degree
  degrees
  in
  or
  a
  an
  of
  the
  and
  higher
  university
  diploma
  college
  equivalent
  related
  relevant
  field
  fields
  discipline
  disciplines
  subject
  similar
  completed
  required
  education
  level
  science
  arts
  accredited
  from
  institution
  with
  preferred
  minimum
  at
  least
  plus
  combination
  experience
  work
  bachelor
  master
  abschluss
  abgeschlossenes
  abgeschlossene
  abgeschlossener
  erfolgreich
  studium
  hochschulstudium
  oder
  eine
  vergleichbare
  vergleichbar
  vergleichbares
  vergleichbaren
  vergleichbarer
  qualifikation
  ausbildung
  fachrichtung
  fachrichtungen
  bereich
  studiengang
  der
  des
  im
  ähnliche
  ähnlich
  ähnlicher
  berufserfahrung
  gleichwertige
  diplôme
  formation
  supérieure
  ou
  équivalent
  en
  de
  du
  et
  niveau
  type
  option
  technical
  background
  high
  school
  ged
  abitur
  graduate
  strong
  recognized
`;
