import { words } from '../../../../shared/rules/any-of.ts';

/** Also with up to two words before them: "Selected Publications". */
export const OTHER = words`
  // Projects
  projects?
  projekte
  projets?
  proyectos
  progetti
  projecten
  projetos
  // Publications
  publications?
  publikationen
  publicaciones
  pubblicazioni
  publicaties
  publicações
  // Patents and awards
  patents?
  patente
  awards?
  honou?rs?
  scholarships?
  fellowships
  grants?
  prizes
  achievements?
  accomplishments
  auszeichnungen
  prix
  distinctions
  premios
  premi
  prijzen
  prêmios
  // Certificates and courses
  certifications?
  certificates?
  licen[sc]es?
  licensure
  zertifikate
  zertifizierungen
  weiterbildung
  weiterbildungen
  fortbildungen
  certificats
  certificaciones
  certificazioni
  certificaten
  certificações
  courses?
  coursework
  cursos
  corsi
  cursussen
  // Interests
  interests?
  hobb(?:y|ies)
  hobbys
  interessen
  intérêts
  loisirs
  intereses
  aficiones
  interessi
  interesses
  // Volunteering
  volunteer(?:ing)?(?: (?:experience|work))?
  community (?:service|involvement|engagement|outreach)
  ehrenamt
  (?:ehrenamtliches|soziales|gesellschaftliches) engagement
  auslands(?:aufenthalte?|erfahrung(?:en)?)
  (?:wehr|zivil)dienst
  bénévolat
  voluntariado
  volontariato
  vrijwilligerswerk
  // Activities
  positions? of responsibility
  paper presentations?
  professional development
  (?:student|extracurricular|professional|leadership|campus|volunt(?:eer|ary)) activities
  affiliations?
  memberships?
  invited talks
  conference (?:talks|presentations)
  teaching portfolio
  extracurriculars?
  // Miscellaneous
  additional information
  additional details
  other information
  miscellaneous
  divers
  sonstiges
  varios
  altro
  overig
  outros
  trainings?
  // Polish
  zainteresowania
  hobby
  kursy(?: i (?:szkolenia|certyfikaty))?
  szkolenia(?: i kursy)?
  certyfikaty
  projekty
  publikacje
  nagrody
  wolontariat
  osiągnięcia
  dodatkowe informacje
  // Chinese
  项目经历
  项目经验
  项目
  获奖情况
  荣誉奖项
  荣誉
  奖项
  证书
  论文
  发表论文
  兴趣爱好
  个人兴趣
  爱好
  其他
  科研经历
  校园经历
  社会实践
  志愿者经历
  求职意向
  毕业论文
  开源项目
  // Russian
  проекты
  достижения
  публикации
  сертификаты
  курсы
  интересы
  увлечения
`;
