import { anyOf, words } from '../../../shared/rules/any-of.ts';

/** The usual titles of sections, in lower case. The references may be announced in a few words. */
export const REFERENCES = words`
  (?:professional )?(?:references?|referees?)(?: available.*)?
  referenzen, références, referencias, referenze, referenties, referências
  referencje, 推荐人
`;

export const CONTACT = words`
  // English
  contact, contacts, contact (?:me|details|info|information), get in touch
  personal (?:info|information|details|data|profile details)
  // German
  kontakt, kontaktdaten, persönliche (?:daten|angaben|informationen)
  // French
  coordonnées, me contacter, informations? personnelles?, état civil
  // Spanish
  contacto, datos (?:personales|de contacto), información personal
  // Italian
  contatti, dati personali, informazioni personali, recapiti
  // Dutch
  contactgegevens, persoonlijke gegevens, persoonsgegevens
  // Portuguese
  contato, contatos, dados pessoais, informações pessoais, informação pessoal
  // Several
  address, details, personalia
  // Polish
  dane (?:osobowe|kontaktowe|personalne)
  // Chinese
  联系方式, 个人信息, 基本信息, 联系信息, 个人资料
`;

export const LINKS = words`
  links?, social(?: media| links| profiles| networks)?, online, online profiles?, profiles, find me online, web
  websites?, réseaux sociaux, redes sociales, on the web
`;

export const LANGUAGES = words`
  (?:human |spoken |foreign |other )?languages?(?: (?:skills|proficiency|spoken|known|competences))?
  sprachen, sprachkenntnisse, fremdsprachen, langues(?: étrangères| parlées)?, idiomas, lenguas, lingue
  conoscenze linguistiche, competenze linguistiche, lingue straniere, talen, talenkennis, línguas
  idiomas estrangeiros, compétences linguistiques
  języki(?: obce)?, znajomość języków(?: obcych)?, 语言, 语言能力, 语言技能, 外语, 外语能力, sprachkompetenzen
  langues vivantes, conocimiento de idiomas, competências linguísticas
`;

const AND_TRAINING = words`
  training, qualifications?, certifications?, credentials, professional development, honou?rs, awards, licenses
`;

export const EDUCATION = words`
  // English
  (?:academic |professional )?education(?:al)?(?: (?:background|history|qualifications|details))?
  education(?:al)?(?: and| &|,)? ${anyOf(AND_TRAINING)}
  academics?
  academic (?:background|history|qualifications?|profile|record|training)
  qualifications, education history, studies, degrees?, schooling
  // German
  ausbildung, bildung, bildungsweg, studium, schulbildung, hochschulbildung, akademischer werdegang
  (?:schul|aus)bildung und studium, studium und ausbildung, akademische (?:aus)?bildung, bildungsgang
  schulische ausbildung
  // French
  formations?
  formation (?:académique|initiale|universitaire)
  éducation, études, diplômes, diplômes et formations?, formations? et diplômes
  cursus(?: scolaire| académique| universitaire)?
  parcours (?:scolaire|académique|universitaire)
  scolarité
  // Spanish
  formación, formación académica, educación, estudios, titulación, formación y educación
  // Italian
  formazione, istruzione, istruzione e formazione, titoli di studio, formazione accademica
  // Dutch
  opleiding, opleidingen, onderwijs, studie, opleiding en training
  // Portuguese
  formação, formação acadêmica, formação académica, educação, educação e formação, escolaridade
  habilitações(?: literárias| académicas)?
  formations? (?:et|&) (?:diplômes?|certifications?), parcours (?:académique|de formation), études et formations?
  formación (?:complementaria|universitaria|reglada), estudios (?:realizados|universitarios), historial académico
  formazione scolastica, percorso (?:di studi|formativo|accademico), opleidingen en cursussen
  schulbildung und studium, schule und ausbildung, schulischer werdegang, aus- und weiterbildung, hochschulstudium
  formação (?:e|&) qualificações, percurso académico, formação complementar
  // Polish
  wykształcenie, edukacja, przebieg edukacji
  // Chinese
  教育背景, 教育经历, 教育, 学历, 学习经历
`;

const KIND_OF_WORK = words`
  professional, work, working, relevant, related, employment, career, industry, research, teaching, clinical
  academic, additional, other, selected, key, practical, previous, further, early, internship, job, legal, technical
  leadership, management, engineering, military, consulting, sales, executive, nursing, hospitality, retail
  business
`;

const PAST = words`
  experiences?, history, background, record, appointments, positions
`;

export const EXPERIENCE = words`
  // English
  (?:${anyOf(KIND_OF_WORK)} ?(?:and |& |/ )?){1,3}${anyOf(PAST)}
  experiences?, experience (?:and|&) (?:projects|employment), employment, employment (?:history|record|experience)
  work, work (?:history|experiences?)
  professional (?:positions|employment|career|appointments|journey)
  career
  career (?:to date|summary and experience|path|progression|timeline)
  appointments, positions? held, positions, internships?, where i['’]ve worked
  // German
  berufserfahrung(?:en)?
  berufliche[r]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|tätigkeiten)
  werdegang, beruflicher hintergrund, arbeitserfahrung, praktische erfahrung(?:en)?, praktika, berufspraxis
  praxiserfahrung
  // French
  expériences?
  expériences? (?:professionnelles?|de travail|pertinentes?)
  parcours professionnel, parcours, emplois, stages, carrière
  // Spanish
  experiencia, experiencias
  experiencia (?:profesional|laboral|de trabajo)
  trayectoria(?: profesional| laboral)?, historial laboral, prácticas
  // Italian
  esperienz[ae]
  esperienz[ae] (?:professional[ei]|lavorativ[ae]|di lavoro)
  percorso professionale
  // Dutch
  werkervaring, ervaring, professionele ervaring, loopbaan, stages
  // Portuguese
  experiências?, experiências? profissiona(?:l|is), experiência de trabalho, percurso profissional
  histórico profissional
  (?:short |brief )?resum[eé]
  // More of several languages
  berufspraktische erfahrung(?:en)?, tätigkeiten, berufstätigkeit, berufliche praxis, beschäftigungsverhältnisse
  praktische tätigkeiten, praktika und nebenjobs, nebenjobs, nebentätigkeiten, berufsausbildung und erfahrung
  expériences? (?:significatives?|antérieures?|professionnelles? et bénévoles?|professionnelles? et bénévolat)
  expériences? en \p{L}+
  experiencia (?:previa|relevante|docente|investigadora), historial profesional, trayectoria laboral
  carriera(?: professionale)?, esperienze (?:precedenti|professionali e lavorative), werkzaamheden, arbeidsverleden
  relevante (?:werk)?ervaring, histórico de trabalho, atividade profissional, experiências? anteriores?
  // Polish
  doświadczenie(?: zawodowe)?, historia zatrudnienia, przebieg (?:kariery|pracy zawodowej), praktyki(?: i staże)?, staże
  // Chinese
  工作经历, 工作经验, 工作背景, 实习经历, 实习经验, 职业经历, 任职经历
`;

const KIND_OF_SKILL = words`
  technical, core, key, professional, soft, hard, computer, it, relevant, additional, other, special, transferable
  software, programming, digital, personal, areas? of, main, top, clinical, design, management, business, office
  edv, general, key technical, language and
`;

const ABILITY = words`
  skills?, skillset, skill set, competenc(?:ies|es|y), expertise, proficienc(?:y|ies), strengths, technologies
  capabilities, tools, knowledge, qualifications summary
`;

const AND_MORE_SKILLS = words`
  [ ](?:&|and|/) (?:\p{L}+ ?){1,3}, [ ]summary, [ ]highlights
`;

export const SKILLS = words`
  // English
  (?:${anyOf(KIND_OF_SKILL)} ?(?:and |& |,[ ])?){0,3}${anyOf(ABILITY)}${anyOf(AND_MORE_SKILLS)}?
  tech(?:nology)? stack, technical proficiencies, tools and technologies, programming(?: languages)?, technologies
  software, expertise, areas of expertise, specialties, specializations
  // German
  kenntnisse, fähigkeiten, kompetenzen, it-kenntnisse, edv-kenntnisse, fachkenntnisse, fachliche kompetenzen
  technische (?:fähigkeiten|kenntnisse|kompetenzen)
  besondere kenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, persönliche (?:stärken|fähigkeiten)
  soft skills, stärken
  // French
  compétences?
  compétences? (?:techniques|clés|professionnelles|informatiques|et outils)
  savoir-faire, savoir-être, outils, logiciels, informatique
  // Spanish
  habilidades, competencias, conocimientos, aptitudes, habilidades (?:técnicas|y competencias)
  competencias (?:técnicas|digitales|profesionales)
  conocimientos (?:técnicos|informáticos), informática
  // Italian
  competenze
  competenze (?:tecniche|informatiche|digitali|professionali|personali)
  capacità e competenze, abilità, conoscenze informatiche
  // Dutch
  vaardigheden, competenties, kennis, kennis en vaardigheden, computervaardigheden
  // Portuguese
  habilidades e competências, competências, competências (?:técnicas|digitais), conhecimentos, aptidões
  atouts, qualités, domaines? (?:de compétences?|d['’]expertise), langages(?: et outils)?, destrezas, herramientas
  habilidades (?:blandas|sociales|informáticas), competenze (?:trasversali|linguistiche e informatiche), soft skill
  strumenti, ict-vaardigheden, it-vaardigheden, ferramentas, conhecimentos (?:técnicos|de informática)
  sonstige kenntnisse, weitere kenntnisse, computerkenntnisse, methodenkenntnisse, kernkompetenzen, qualifikationen
  // Polish
  umiejętności(?: (?:zawodowe|techniczne|miękkie))?, kompetencje, kwalifikacje, narzędzia, technologie
  // Chinese
  专业技能, 技能, 技能特长, 计算机技能, 掌握技能, 技术栈, 个人技能, 职业技能, it 技能
`;

const KIND_OF_SUMMARY = words`
  professional, career, executive, personal, qualifications, my, work, brief
`;

const SUMMING_UP = words`
  summary, profile, overview, statement, objective, highlights
`;

export const SUMMARY = words`
  // English
  ${anyOf(KIND_OF_SUMMARY)} ?${anyOf(SUMMING_UP)}
  summary(?: of (?:qualifications|skills|experience))?
  profile, profil, objective, objectives, career (?:objective|goal), about, about me, who i am, bio, biography
  overview, introduction, statement, personal statement, highlights
  // German
  zusammenfassung, kurzprofil, über mich
  // French
  profil professionnel, à propos(?: de moi)?, résumé, présentation, objectif(?: professionnel)?, accroche
  // Spanish
  perfil, perfil profesional, resumen(?: profesional)?, sobre mí, acerca de mí, objetivo(?: profesional)?
  // Italian
  profilo(?: professionale| personale)?, sommario, su di me, obiettivo
  // Dutch
  profiel, over mij, samenvatting, persoonlijk profiel
  // Portuguese
  perfil profissional, resumo(?: profissional)?, sobre mim, objetivo profissional, sobre
  // Polish
  podsumowanie(?: zawodowe)?, profil zawodowy, o mnie, cel zawodowy
  // Chinese
  个人简介, 自我评价, 个人总结, 简介, 自我介绍, 关于我
`;

/** Sections of academic work, of which only positions count as jobs. */
export const ACADEMIC_WORK = words`
  research, teaching, research (?:and|&) teaching, teaching (?:and|&) research, lehre, forschung, forschung und lehre
  recherche, enseignement, investigación, docencia, ricerca, didattica, onderzoek, pesquisa, ensino
`;

/** Also with up to two words before them: "Selected Publications". */
export const OTHER = words`
  // Projects
  projects?, projekte, projets?, proyectos, progetti, projecten, projetos
  // Publications
  publications?, publikationen, publicaciones, pubblicazioni, publicaties, publicações
  // Patents and awards
  patents?, patente, awards?, honou?rs?, scholarships?, fellowships, grants?, prizes, achievements?, accomplishments
  auszeichnungen, prix, distinctions, premios, premi, prijzen, prêmios
  // Certificates and courses
  certifications?, certificates?, licen[sc]es?, licensure, zertifikate, zertifizierungen, weiterbildung
  weiterbildungen, fortbildungen, certificats, certificaciones, certificazioni, certificaten, certificações
  courses?, coursework, cursos, corsi, cursussen
  // Interests
  interests?, hobb(?:y|ies), hobbys, interessen, intérêts, loisirs, intereses, aficiones, interessi, interesses
  // Volunteering
  volunteer(?:ing)?(?: (?:experience|work))?
  community (?:service|involvement|engagement|outreach)
  ehrenamt, ehrenamtliches engagement, bénévolat, voluntariado, volontariato, vrijwilligerswerk
  // Activities
  (?:student|extracurricular|professional|leadership|campus) activities
  affiliations?, memberships?, invited talks, conference (?:talks|presentations), teaching portfolio
  extracurriculars?
  // Miscellaneous
  additional information, additional details, other information, miscellaneous, divers, sonstiges, varios, altro
  overig, outros, trainings?
  // Polish
  zainteresowania, hobby, kursy(?: i (?:szkolenia|certyfikaty))?, szkolenia(?: i kursy)?, certyfikaty, projekty, publikacje
  nagrody, wolontariat, osiągnięcia, dodatkowe informacje
  // Chinese
  项目经历, 项目经验, 项目, 获奖情况, 荣誉奖项, 荣誉, 奖项, 证书, 论文, 发表论文, 兴趣爱好, 个人兴趣, 爱好, 其他
  科研经历, 校园经历, 社会实践, 志愿者经历, 求职意向, 毕业论文, 开源项目
`;

/** Only by themselves. */
export const OTHER_ALONE = words`
  awards & scholarships, formations complémentaires, declaration, military service, availability, hackathons
  open source, journals, service, press, media, exhibitions, engagement, centres d['’ ]intérêt, usage notes, notes
  organi[sz]ations, conferences?, talks?, presentations, seminars?, workshops, activities, involvement, leadership
  interests?, travel
  involvement, campus involvement, community, hobbies (?:and|&) interests, personal projects, tutorials, certifications
  extra-?curricular(?: activities)?, community involvement, life philosophy, my life philosophy, most proud of
  a day of my life, vie associative, engagements?, permis, permis de conduire, führerschein, projets personnels
  aktivitäten, freizeit, proyectos personales, otros datos, otros datos de interés, datos de interés, patente
  patente di guida, ulteriori informazioni, rijbewijs, vrije tijd, nevenactiviteiten, informações adicionais
  autorisations, coursework, significant coursework, relevant coursework, course projects, relevant repositories
`;
