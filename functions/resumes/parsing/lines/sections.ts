import { employerScore, isDegree, isSchool, titleScore } from '../words/word-kinds.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import { joinSpacedLetters } from './lines.ts';
import { median } from './numbers.ts';

/** What a part of a resume is about. `head` is what stands above the first title. */
export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'links'
  | 'references'
  | 'other';

export type Section = { kind: SectionKind; title: string; lines: Line[] };

const TITLES: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'references',
    /^(professional )?(references?|referees?)( available.*)?$|^referenzen$|^références$|^referencias$|^referenze$|^referenties$|^referências$/,
  ],
  [
    'contact',
    /^(contact|contacts|contact (?:me|details|info|information)|get in touch|personal (?:info|information|details|data|profile details)|kontakt|kontaktdaten|persönliche (?:daten|angaben|informationen)|coordonnées|me contacter|informations? personnelles?|état civil|contacto|datos (?:personales|de contacto)|información personal|contatti|dati personali|informazioni personali|recapiti|contactgegevens|persoonlijke gegevens|persoonsgegevens|contato|contatos|dados pessoais|informações pessoais|informação pessoal|address|details|personalia)$/u,
  ],
  [
    'links',
    /^(links?|social(?: media| links| profiles| networks)?|online|online profiles?|profiles|find me online|web|websites?|réseaux sociaux|redes sociales|on the web)$/u,
  ],
  [
    'languages',
    /^((?:human |spoken |foreign |other )?languages?(?: (?:skills|proficiency|spoken|known|competences))?|sprachen|sprachkenntnisse|fremdsprachen|langues(?: étrangères| parlées)?|idiomas|lenguas|lingue|conoscenze linguistiche|competenze linguistiche|lingue straniere|talen|talenkennis|línguas|idiomas estrangeiros|compétences linguistiques)$/u,
  ],
  [
    'education',
    /^(?:my )?((?:academic |professional )?education(?:al)?(?: (?:background|history|qualifications|details))?|education(?:al)?(?: and| &|,)? (?:training|qualifications?|certifications?|credentials|professional development|honou?rs|awards|licenses)|academics?|academic (?:background|history|qualifications?|profile|record|training)|qualifications|education history|studies|degrees?|schooling|ausbildung|bildung|bildungsweg|studium|schulbildung|hochschulbildung|akademischer werdegang|(?:schul|aus)bildung und studium|studium und ausbildung|akademische (?:aus)?bildung|bildungsgang|schulische ausbildung|formations?|formation (?:académique|initiale|universitaire)|éducation|études|diplômes|diplômes et formations?|formations? et diplômes|cursus(?: scolaire| académique| universitaire)?|parcours (?:scolaire|académique|universitaire)|scolarité|formación|formación académica|educación|estudios|titulación|formación y educación|formazione|istruzione|istruzione e formazione|titoli di studio|formazione accademica|opleiding|opleidingen|onderwijs|studie|opleiding en training|formação|formação acadêmica|formação académica|educação|educação e formação|escolaridade|habilitações(?: literárias| académicas)?)$/u,
  ],
  [
    'experience',
    /^(?:my )?((?:(?:professional|work|working|relevant|related|employment|career|industry|research|teaching|clinical|academic|additional|other|selected|key|practical|previous|further|early|internship|job|legal|technical|leadership|management|engineering|military|consulting|sales|executive|nursing|hospitality|retail|business) ?(?:and |& |\/ )?){1,3}(?:experiences?|history|background|record|appointments|positions)|experiences?|experience (?:and|&) (?:projects|employment)|employment|employment (?:history|record|experience)|work|work (?:history|experiences?)|professional (?:positions|employment|career|appointments|journey)|career|career (?:to date|summary and experience|path|progression|timeline)|appointments|positions? held|positions|internships?|where i['’]ve worked|berufserfahrung(?:en)?|berufliche[r]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|tätigkeiten)|werdegang|beruflicher hintergrund|arbeitserfahrung|praktische erfahrung(?:en)?|praktika|berufspraxis|praxiserfahrung|expériences?|expériences? (?:professionnelles?|de travail|pertinentes?)|parcours professionnel|parcours|emplois|stages|carrière|experiencia|experiencias|experiencia (?:profesional|laboral|de trabajo)|trayectoria(?: profesional| laboral)?|historial laboral|prácticas|esperienz[ae]|esperienz[ae] (?:professional[ei]|lavorativ[ae]|di lavoro)|percorso professionale|werkervaring|ervaring|professionele ervaring|loopbaan|stages|experiências?|experiências? profissiona(?:l|is)|experiência de trabalho|percurso profissional|histórico profissional)$/u,
  ],
  [
    'skills',
    /^(?:my )?((?:(?:technical|core|key|professional|soft|hard|computer|it|relevant|additional|other|special|transferable|software|programming|digital|personal|areas? of|main|top|clinical|design|management|business|office|edv|general|key technical|language and) ?(?:and |& |, )?){0,3}(?:skills?|skillset|skill set|competenc(?:ies|es|y)|expertise|proficienc(?:y|ies)|strengths|technologies|capabilities|tools|knowledge|qualifications summary)(?: (?:&|and|\/) (?:\p{L}+ ?){1,3}| summary| highlights)?|tech(?:nology)? stack|technical proficiencies|tools and technologies|programming(?: languages)?|technologies|software|expertise|areas of expertise|specialties|specializations|kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|fachliche kompetenzen|technische (?:fähigkeiten|kenntnisse|kompetenzen)|besondere kenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|persönliche (?:stärken|fähigkeiten)|soft skills|stärken|compétences?|compétences? (?:techniques|clés|professionnelles|informatiques|et outils)|savoir-faire|savoir-être|outils|logiciels|informatique|habilidades|competencias|conocimientos|aptitudes|habilidades (?:técnicas|y competencias)|competencias (?:técnicas|digitales|profesionales)|conocimientos (?:técnicos|informáticos)|informática|competenze|competenze (?:tecniche|informatiche|digitali|professionali|personali)|capacità e competenze|abilità|conoscenze informatiche|vaardigheden|competenties|kennis|kennis en vaardigheden|computervaardigheden|habilidades e competências|competências|competências (?:técnicas|digitais)|conhecimentos|aptidões)$/u,
  ],
  [
    'summary',
    /^((?:professional|career|executive|personal|qualifications|my|work|brief) ?(?:summary|profile|overview|statement|objective|highlights)|summary(?: of (?:qualifications|skills|experience))?|profile|profil|objective|objectives|career (?:objective|goal)|about|about me|who i am|bio|biography|overview|introduction|statement|personal statement|highlights|zusammenfassung|kurzprofil|über mich|profil professionnel|à propos(?: de moi)?|résumé|présentation|objectif(?: professionnel)?|accroche|perfil|perfil profesional|resumen(?: profesional)?|sobre mí|acerca de mí|objetivo(?: profesional)?|profilo(?: professionale| personale)?|sommario|su di me|obiettivo|profiel|over mij|samenvatting|persoonlijk profiel|perfil profissional|resumo(?: profissional)?|sobre mim|objetivo profissional|sobre)$/u,
  ],
  [
    'other',
    /^(?:(?!on |with |in |of |to |for )\p{L}+ ){0,2}(projects?|projekte|projets?|proyectos|progetti|projecten|projetos|publications?|publikationen|publicaciones|pubblicazioni|publicaties|publicações|patents?|patente|awards?|honou?rs?|scholarships?|fellowships|grants?|prizes|achievements?|accomplishments|auszeichnungen|prix|distinctions|premios|premi|prijzen|prêmios|certifications?|certificates?|licen[sc]es?|licensure|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificats|certificaciones|certificazioni|certificaten|certificações|courses?|coursework|cursos|corsi|cursussen|interests?|hobb(?:y|ies)|hobbys|interessen|intérêts|loisirs|intereses|aficiones|interessi|interesses|volunteer(?:ing)?(?: (?:experience|work))?|community (?:service|involvement|engagement|outreach)|ehrenamt|ehrenamtliches engagement|bénévolat|voluntariado|volontariato|vrijwilligerswerk|(?:student|extracurricular|professional|leadership|campus) activities|affiliations?|memberships?|invited talks|conference (?:talks|presentations)|teaching portfolio|extracurriculars?|additional information|additional details|other information|miscellaneous|divers|sonstiges|varios|altro|overig|outros|trainings?)$|^(?:awards & scholarships|formations complémentaires|declaration|military service|availability|hackathons|open source|journals|service|press|media|exhibitions|engagement|centres d['’ ]intérêt|usage notes|notes|organi[sz]ations|conferences?|talks?|presentations|seminars?|workshops|activities|involvement|leadership|interests?|travel)$/u,
  ],
];

const WRAPPED = /^[\s\-–—=_*#•|◆■●:.\d)]+(?=\p{L})|[\s\-–—=_*#:.|]+$/gu;

function normalised(text: string): string {
  return joinSpacedLetters(text)
    .replace(WRAPPED, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/ ?& ?/g, ' & ')
    .trim();
}

/** The kind of section that a text is the usual title of, in any of seven languages; null when it is no such title. */
export function sectionOfHeading(text: string): SectionKind | null {
  const title = normalised(text);
  if (title.length > 60 || title.length < 3) return null;
  const unspaced = title.replaceAll(' ', '');
  for (const [kind, pattern] of TITLES) if (pattern.test(title) || pattern.test(unspaced)) return kind;
  const parts = title.split(/ (?:&|and|und|et|y|e|en) |, | \/ |\/ ?/);
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map((part) => TITLES.find(([, pattern]) => pattern.test(part.trim()))?.[0] ?? null);
  return kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null;
}

/** Cuts a resume at its section titles. */
export function toSections(all: readonly Line[]): Section[] {
  const style = headingStyles(all);
  const lines = withoutSubtitles(all, style);
  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  for (const [at, line] of lines.entries()) {
    const opened = openedSection(line, sections.at(-1)!, style, lines[at + 1]);
    const within = sections.at(-1)!;
    if (opened) sections.push(opened);
    const isOneLine =
      opened?.lines.length === 1 && opened.lines[0]!.text !== line.text && !line.full && line.cells.length === 1;
    if (isOneLine && (within.kind === 'contact' || within.kind === 'head')) sections.push({ ...within, lines: [] });
    if (opened) continue;
    if (line.starts && at > 0) sections.push({ kind: 'head', title: '', lines: [line] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

function openedSection(
  line: Line,
  within: Section,
  styles: ReadonlySet<string>,
  next: Line | undefined,
): Section | null {
  const cell = line.cells[0]!;
  const named = sectionOfHeading(line.text) ?? sectionOfHeading(line.cells.join(' '));
  const kind = named && findDates(line.text).length === 0 ? named : null;
  if (kind && (!line.bullet || styles.has(styleOf(line)))) {
    if (isRealHeading(line, styles, within, next)) return { kind, title: line.text, lines: [] };
    return null;
  }
  const marginKind = line.cells.length > 1 ? sectionOfHeading(cell) : null;
  if (marginKind && isCapitals(cell) && !line.bullet) {
    return { kind: marginKind, title: cell, lines: [rest(line, line.cells.slice(1))] };
  }
  const labelled = /^([\p{L} &]{4,30}):\s+(\S.*)$/u.exec(line.text);
  const labelKind = labelled ? sectionOfHeading(labelled[1]!) : null;
  if (
    labelled &&
    labelKind &&
    !line.bullet &&
    ['head', 'contact', 'links', 'languages', 'references', 'summary'].includes(within.kind)
  ) {
    if (labelKind !== 'other' && labelKind !== 'contact' && labelKind !== 'experience') {
      return { kind: labelKind, title: labelled[1]!, lines: [rest(line, [labelled[2]!])] };
    }
  }
  const isUnderWay = within.kind !== 'head' || within.lines.some((each) => each.text.includes('@'));
  if (!kind && isUnderWay && styles.has(styleOf(line)) && looksLikeTitle(line) && !headsEntry(line, next))
    return { kind: 'other', title: line.text, lines: [] };
  return null;
}

const rest = (line: Line, cells: string[]): Line => ({ ...line, cells, text: cells.join('  '), starts: false });

/** A word such as "Work" may also stand in a list; a title looks like the other titles or stands apart. */
function isRealHeading(line: Line, styles: ReadonlySet<string>, within: Section, next: Line | undefined): boolean {
  if (!next) return false;
  if (styles.size === 0 || styles.has(styleOf(line))) return true;
  const runsOn = /^\p{Ll}/u.test(line.text) && !line.bold && !line.heading && within.lines.at(-1)?.size === line.size;
  if (runsOn && line.size > 0) return false;
  if (within.kind === 'experience' || within.kind === 'education') {
    const smallest = Math.min(...[...styles].map((style) => Number.parseFloat(style)));
    if (line.size > 0 && line.size < smallest) return false;
    if (within.lines[0] && styleOf(within.lines[0]) === styleOf(line)) return false;
  }
  if (within.kind === 'skills' && !line.spaced && !line.bold && !isCapitals(line.text))
    return /:$/.test(line.text) === false && line.spaced;
  return line.heading || line.bold || line.spaced || isCapitals(line.text) || next.bullet;
}

const isCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** What sets titles apart from other lines. */
function styleOf(line: Line): string {
  return `${line.size}|${line.bold}|${isCapitals(line.text)}|${line.heading}`;
}

/** The looks that belong to titles: most lines that have them are known titles. */
function headingStyles(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, { known: number; all: number }>();
  for (const line of lines) {
    const count = counts.get(styleOf(line)) ?? { known: 0, all: 0 };
    count.all += 1;
    if (sectionOfHeading(line.text)) count.known += 1;
    counts.set(styleOf(line), count);
  }
  return new Set([...counts].filter(([, { known, all }]) => known >= 2 && known >= all * 0.4).map(([style]) => style));
}

/** Leaves out titles within a section, such as "Miscellaneous": set smaller than section titles, yet larger than text. */
function withoutSubtitles(lines: readonly Line[], styles: ReadonlySet<string>): readonly Line[] {
  const text = median(lines.map((line) => line.size));
  const titles = lines.filter((line) => styles.has(styleOf(line)) && sectionOfHeading(line.text));
  const smallest = Math.min(...titles.map((line) => line.size));
  const between = lines.filter((line) => line.size > text && line.size < smallest - 0.5);
  const subtitles = [...Map.groupBy(between, styleOf).values()]
    .filter((alike) => alike.filter((line) => sectionOfHeading(line.text)).length >= alike.length * 0.4)
    .flat();
  return subtitles.length === 0 ? lines : lines.filter((line) => !subtitles.includes(line));
}

/** The first line of a job or a degree may look like a section title. */
function headsEntry(line: Line, next: Line | undefined): boolean {
  if (titleScore(line.text) >= 2 || employerScore(line.text) > 0 || isSchool(line.text) || isDegree(line.text))
    return true;
  if (/\s[–—|-]\s/.test(line.text)) return true;
  return next !== undefined && !next.bullet && findDates(next.text).length > 0 && next.text.length < 80;
}

function looksLikeTitle(line: Line): boolean {
  return (
    line.cells.length === 1 &&
    !line.bullet &&
    !/^\p{Lu}{2,5}$/u.test(line.text) &&
    line.text.length < 40 &&
    line.text.split(' ').length <= 5 &&
    !/[\d@,]/.test(line.text) &&
    !/[.;]$/.test(line.text) &&
    (line.bold || line.heading || isCapitals(line.text) || line.size > 0)
  );
}
