import { words } from '../../../shared/rules/any-of.ts';

/** Words that name a school. */
export const SCHOOLS = words`
  // Kinds of schools
  lyceum
  universit(?:y|ies|é|ät|à|eit|y of|as|et|etet|ate)
  universidade?, uni, college, collège, colegio, colégio, institute?, instituto, istituto, institut, school, schools
  schule, \p{L}*hochschule, \p{L}*universität, \p{L}*schule, \p{L}*gymnasium, \p{L}*akademie, école, ecole, escuela
  escola, scuola, academy, academia, académie, akademie, faculty, fakultät, faculté, facultad, polytechnic
  polytechnique, politécnic[ao], politecnico, polytech, lycée, liceo, licée, gymnasium, realschule
  // Schools by their short names, and more kinds
  ifsi, ifas, iae, iep, enseirb, ensma, senai, senac, etec, fatec, cegep, cégep, uniwersytet, politechnika, szkoła, liceum
  technikum, akademia, wyższa szkoła, \p{L}+ college, colegiul, universitet, vysoká škola, högskola, yrkeshögskola
  大学, 学院, 中学, 学校, iut, hogeschool, hec, insead, mit, eth, epfl, ucla, bootcamp, conservatory, conservatoire, seminary, insa, ecole
  cfa, ies, iit, iim, nit, berufskolleg, business school, ucl, lse, nyu, caltech, usc, ucsd, ensimag, supélec
  centralesupélec, enset, mines, ponts, tu, fh, kth, tafe, kolleg, general assembly, univ\.?, rwth
`;

/** Words that name a degree or another qualification. */
export const DEGREES = words`
  // Degrees by their letters
  ph\.?\s?d\.?, d\.?phil\.?, m\.?b\.?a\.?, m\.?phil\.?
  [bm]\.?\s?(?:a|s|sc|eng|ed|tech|com|arch|comm|fa|ba|res|ca|cs)\.?(?:\s?\((?:hons?\.?|honours)\))?
  // Degrees by their names
  bachelor(?:['’]?s)?, bachelier, bachillerato, master(?:['’]?s)?, mastère, magister, maestría, máster, mestrado
  maîtrise, magistrale, laurea, licence, licenciatura, licenciad[oa], licenza, doctor(?:ate|ado|at|al)?, doctor of
  doktor(?:at)?, promotion, dottorato, doutorado, doctorado, diplom(?:-\p{L}+)?, diploma, diplôme, diplomado
  // Leaving certificates and national diplomas
  staatsexamen, abitur, fachabitur, matura, baccalauréat, bac, bts, dut, but, deug, dea, dess, cap, bep, ingeniería
  // Spanish and Italian
  grado(?: en)?, grado superior, graduado, maturità
  // English
  associate(?:['’]?s)?(?: degree| of| in), a\.?a\.?s?\.?, aas, ged, high school, a-levels?, gcses?, hnd, hnc, btec
  nvq, certificate, certificat, certificado, zertifikat, pgce, pgdip, postgraduate, undergraduate, graduate
  ll\.?[bm]\.?, j\.?d\.?, m\.?d\.?, ed\.?d\.?, psy\.?d\.?, pharm\.?d\.?, d\.?d\.?s\.?, bba, bsba, bcom, bfa, mfa
  mpa, mph, msw, bsn, msn, rn, m2, m1, l3, degree, honou?rs
  // French
  cap, brevet, agrégation, dut, but, deust, dnb, cycle ingénieur, titre, formation
  // German
  ausbildung, umschulung, fachhochschulreife, mittlere reife, realschulabschluss, hauptschulabschluss
  // Spanish and Portuguese
  fp, ciclo formativo, técnico superior, bacharel(?:ado)?, bacharelato, graduação, pós-graduação, ensino médio
  // Dutch
  hbo, mbo, wo, havo, vwo, propedeuse, doctoraal
  // Polish and Chinese
  magister, licencjat, inżynier, matura, studia, technikum, 学士, 硕士, 博士, 本科, 专科, 研究生
  // Parts of a degree, courses and stays
  minor, major, gymnasium\s?diploma, engineer degree, course, bootcamp, nanodegree, fellowship, exchange, erasmus
  semester, visiting
`;
