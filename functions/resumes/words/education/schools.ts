import { words } from '../../../../shared/rules/any-of.ts';

/** Words that name a school. */
export const SCHOOLS = words`
  convent
  faculdades?
  centro universitário
  \p{L}+hogeschool
  atheneum
  gimnazjum
  zespół szkół
  conservatori[oi]
  conservatório
  conservatorium
  ku leuven
  uc louvain
  vrije universiteit
  career center
  sciences po
  georgia tech
  virginia tech
  texas tech
  le wagon
  coding academy
  epitech
  essec
  edhec
  itis
  gti
  unip
  estácio de sá
  unopar
  sena(?! \p{Ll})
  escuela superior
  centro de formación
  centre de formation
  fernuniversität
  fernschule
  fachschule
  fachoberschule
  berufsfachschule
  abendschule
  // Kinds of schools
  lyceum
  universit(?:y|ies|é|ät|à|eit|y of|as|et|etet|ate)
  universidade?
  uni
  college
  collège
  colegio
  colégio
  institute?
  instituto
  istituto
  institut
  school
  schools
  schule
  \p{L}*hochschule
  \p{L}*universität
  \p{L}*schule
  \p{L}*gymnasium
  \p{L}*akademie
  école
  ecole
  escuela
  escola
  scuola
  academy
  academia
  académie
  akademie
  faculty
  fakultät
  faculté
  facultad
  polytechnic
  polytechnique
  politécnic[ao]
  politecnico
  polytech
  lycée
  liceo
  licée
  gymnasium
  realschule
  // Schools by their short names, and more kinds
  ifsi
  ifas
  iae
  iep
  enseirb
  ensma
  senai
  senac
  etec
  fatec
  cegep
  cégep
  uniwersytet
  politechnika
  szkoła
  liceum
  technikum
  akademia
  wyższa szkoła
  board of \p{L}+ (?:education|examination)
  \p{L}+ school examination board
  collage
  vidyalaya
  vidya mandir
  \p{L}+ college
  colegiul
  universitet
  universitat
  ammattikorkeakoulu
  vysoká škola
  högskola
  yrkeshögskola
  学院
  中学
  学校
  iut
  hogeschool
  hec
  insead
  mit
  eth
  epfl
  ucla
  bootcamp
  conservatory
  conservatoire
  seminary
  insa
  cfa
  ies
  iit
  iim
  nit
  berufskolleg
  business school
  ucl
  lse
  nyu
  caltech
  usc
  ucsd
  ensimag
  supélec
  centralesupélec
  enset
  mines
  ponts
  tu
  fh
  kth
  tafe
  kolleg
  general assembly
  univ\.?
  rwth
  // Russian
  университет\p{L}*
  институт\p{L}*
  академия
  колледж
  школа
  лицей
  гимназия
  техникум
  МГТУ
  МГУ
  МФТИ
  СПбГУ
  ВШЭ
`;

/** Kinds of schools by letters that in lower case are other words. */
export const SHORT_SCHOOLS = words`
  TH
  TU
  FH
  HTL
  HTBLA
  HAK
  HAW
  HTW
  HTWK
  DHBW
  RWTH
  KIT
  ETH
  EPFL
  EPITA
  INSA
  IUT
  ENS
  ESIEE
  ISEP
  UTC
  IFSP
  IFRJ
  UFRJ
  UFMG
  USP
  UNAM
  ITESM
  IIT
  NIT
  BITS
  MIT
  UCLA
  USC
  NYU
  UCL
  LSE
  UMK
  AGH
  SGH
  LO
  ROC
  UC
  SUNY
  CUNY
  UNSW
  GHS
  HSS
  HKU
  CSG
  EMEF
  EE
  IHK
  CBSE
  ENS[A-Z]{2,6}
  (?:[A-Z]\.?\s?){2,5} [Bb]oard
  (?![BMD]\.|G\.[CE]\.)(?:[A-Z]\.){3,4}
`;

/** How schools end in scripts without blanks. */
export const IDEOGRAPHIC_SCHOOLS = words`
  大学
  大學
  学院
  學院
  学校
  學校
  中学
  中學
  高中
`;
