/** Nouns that name a position, in the languages that are read. Matched as whole words, any case, with German feminine forms. */
const TITLE_NOUNS = `accountant|actor|actuary|administrator|adviser|advisor|agent|analyst|animator|apprentice|architect|artist|assistant|associate|attendant|attorney|auditor|author|baker|bartender|barista|bookkeeper|broker|builder|buyer|caregiver|carpenter|cashier|ceo|cfo|cto|coo|cio|cmo|cpo|ciso|chairman|chair|chairwoman|chef|chief|chemist|biologist|physicist|clerk|co-founder|cofounder|coach|comptroller|concierge|conductor|consultant|contractor|controller|cook|coordinator|co-ordinator|copywriter|counsel|counsellor|counselor|courier|curator|cleaner|cutter|dba|dean|dentist|designer|developer|director|dispatcher|doctor|driver|economist|editor|electrician|engineer|entrepreneur|estimator|examiner|executive|facilitator|fellow|founder|foreman|freelancer|fundraiser|geologist|grader|guard|guide|handler|head|host|hostess|housekeeper|hygienist|illustrator|inspector|installer|instructor|intern|internship|interpreter|investigator|janitor|journalist|judge|laborer|labourer|lawyer|lead|leader|lecturer|librarian|lifeguard|machinist|manager|marketer|mechanic|mediator|member|mentor|merchandiser|midwife|musician|nanny|nurse|officer|operator|optometrist|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|physiotherapist|pilot|planner|plumber|porter|postdoc|practitioner|president|principal|producer|professor|programmer|proofreader|psychologist|realtor|receptionist|recruiter|registrar|reporter|representative|rep|researcher|resident|salesperson|salesman|scholar|scientist|secretary|sergeant|server|specialist|sre|statistician|steward|student|solicitor|barrister|notary|tech|maker|helper|assembler|aide|checker|loader|processor|adjuster|fitter|packer|runner|educator|appraiser|professional|collector|expert|captain|fabricator|miner|admin|banker|advocate|assessor|scheduler|craftsman|clinician|liaison|custodian|detective|farmer|preparer|decorator|pathologist|dealer|rn|lpn|cna|busser|dishwasher|babysitter|handyman|landscaper|groomer|stocker|strategist|stylist|superintendent|supervisor|surgeon|surveyor|teacher|technician|technologist|teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|underwriter|veterinarian|videographer|volunteer|vp|waiter|waitress|warden|welder|worker|writer|evangelist|devops|webmaster|comptable|développeu(?:r|se)|developpeur|ingénieure?|ingenieur|directeur|directrice|chargée?|cheffe|responsable|conseill(?:er|ère)|consultante|stagiaire|assistante|vendeu(?:r|se)|technicien(?:ne)?|infirmi(?:er|ère)|enseignante?|professeure?|chercheu(?:r|se)|alternante?|apprentie?|gérante?|rédact(?:eur|rice)|graphiste|attachée?|adjointe?|analyste|architecte|coordinat(?:eur|rice)|chargé|agente?|employée?|secrétaire|cuisini(?:er|ère)|serveu(?:r|se)|avocate?|médecin|juriste|formateur|formatrice|animat(?:eur|rice)|auditrice|auditeur|entwickler|leiter|berater|praktikant|praktikum|werkstudent|mitarbeiter|sachbearbeiter|geschäftsführer|assistent|referent|kaufmann|kauffrau|techniker|lehrer|auszubildender?|buchhalter|krankenpfleger|krankenschwester|pflegefachkraft|pflegefachmann|pflegefachfrau|verkäufer|redakteur|gestalter|architekt|beauftragter?|fachkraft|hilfskraft|verwalter|vorstand|gründer|dozent|arzt|ärztin|anwalt|jurist|volontär|volontariat|trainerin|koordinator|disponent|controllerin|meister|mechaniker|elektriker|koch|köchin|kellner|ausbildung zum|ausbildung zur|ingenier[oa]|desarrollador(?:a)?|ejecutiv[oa]|operari[oa]|supervisor[a]?|gerente|director(?:a)|jef[ea]|analista|consultor(?:a)?|becari[oa]|practicante|asistente|auxiliar|técnic[oa]|profesor(?:a)?|contador(?:a)?|contable|administrador(?:a)?|administrativ[oa]|coordinador(?:a)?|encargad[oa]|vendedor(?:a)?|dependiente|dependienta|camarer[oa]|enfermer[oa]|médic[oa]|abogad[oa]|arquitect[oa]|diseñador(?:a)?|investigador(?:a)?|docente|periodista|redactor(?:a)?|programador(?:a)?|traductor(?:a)?|recepcionista|comercial|ingegnere|sviluppat(?:ore|rice)|diret(?:tore|trice)|consulente|tirocinante|stagista|impiegat[oa]|tecnico|insegnante|ragionier[ea]|commess[oa]|camerier[ea]|infermier[ea]|avvocat[oa]|architetto|progettista|grafic[oa]|addett[oa]|ricercat(?:ore|rice)|coordinat(?:ore|rice)|assistente|responsabile|ontwikkelaar|medewerker|stagiair(?:e)?|adviseur|docent|leraar|verpleegkundige|hoofd|projectleider|teamleider|beheerder|ontwerper|onderzoeker|bedrijfsleider|verkoper|boekhouder|directeur|manager|engenheir[oa]|desenvolvedor(?:a)?|diretor(?:a)?|estagiári[oa]|técnic[oa]|professor(?:a)?|coordenador(?:a)?|enfermeir[oa]|advogad[oa]|arquitet[oa]|vendedor(?:a)?|pesquisador(?:a)?|auxiliar|especialista|supervisor(?:a)?`;

const TITLE = new RegExp(`(?<![\\p{L}])(?:${TITLE_NOUNS})(?:in|:in|\\*in|/in|\\(in\\))?(?![\\p{L}])`, 'giu');
/** German positions are often one long word. */
const TITLE_ENDING =
  /\p{L}{3,}(?:buchhalter|verwalter|prüfer|planer|makler|sprecher|referent|anwalt|mechaniker|elektroniker|monteur|helfer|entwickler|leiter|ingenieur|berater|praktikant|mitarbeiter|assistent|techniker|lehrer|redakteur|gestalter|manager|kaufmann|kauffrau|pfleger|verkäufer|fahrer|arbeiter|forscher|meister|direktor|führer|trainer|developer|architekt|therapeut|student|medewerker|leider|adviseur|ontwikkelaar|beheerder|kraft|beauftragte[r]?|analyst)(?:in|:in|\*in|\/in)?(?!\p{L})/iu;

const LEGAL_END = '\\.?(?![\\p{L}\\d])(?=\\s*(?:$|[,(&·|–]|-\\s|co\\b))';
const LEGAL = [
  new RegExp(
    `(?<![\\p{L}\\d.])(?:inc|llc|l\\.l\\.c|ltd|limited|corp|corporation|gmbh|kgaa|plc|llp|s\\.?a\\.?r\\.?l|ltda|lda|pty|pte|pvt|mbh|eood|sp\\. z o\\.o)${LEGAL_END}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.])(?:Co|CO|AG|KG|SE|UG|e\\.?V|LP|S\\.?A\\.?S|SA|S\\.A|S\\.?[rR]\\.?[lL]|S\\.?[pP]\\.?[aA]|S\\.?L\\.?U?|B\\.?V|N\\.?V|AB|Oy|A/S|ApS|OHG|A\\.?[SŞ]|d\\.o\\.o)${LEGAL_END}`,
    'u',
  ),
];
/** Words that only organisations bear, and words that positions and departments bear too. */
const ORGANISATION =
  /(?<!\p{L})(?:university|université|universität|universidad|università|universiteit|universidade|college|institute|institut|instituto|hospital|hôpital|ospedale|klinik|klinikum|clinic|clinique|school|academy|bank|banque|banco|bankhaus|group|groupe|gruppe|grupo|gruppo|groep|holdings?|partners|associates|company|companies|agency|agence|agentur|agencia|agenzia|studios?|labs?|laboratory|laboratories|administration|commission|bureau|cooperative|co-op|consortium|foundation|stiftung|fondation|fundación|association|society|council|ministry|ministère|ministerio|city of|county|museum|library|restaurant|hotel|hôtel|café|systems|solutions|technologies|industries|enterprises|networks|pharma|pharmaceuticals|insurance|assurances?|versicherung|versicherungen|airlines|airways|motors|ventures|stores|supermarket|bakery|farms|church|center|centre|zentrum|centro|centrum|corps|army|navy|air force|authority|trust|nhs|verlag|werke|mairie|stadt|gemeente|ayuntamiento|law group|federation|press|robotics|biotech|architects|architekten|builders|farmacia|pharmacy|apotheke|pharmacie|colegio|lycée|liceo|gymnasium|grundschule|academia|bros|brothers|& sons|& co|construtora|constructora|distribuciones|société|waterschap|rechtsanwälte|steuerberatung|kanzlei|airport|district|schools)(?!\p{L})/giu;
const WEAK =
  /(?<!\p{L})(?:technology|software|consulting|services|international|global|media|network|logistics|energy|financial|capital|securities|retail|store|market|farm|firm|club|publishing|analytics|digital|health|healthcare|care|interactive|games|constructions?|electric|works|tech|freight|foods|books|government|startup|cabinet|bau|handel|obras|transport|telecom|telecommunications|devices|supplies|grocers|packaging|steel|it)(?!\p{L})/giu;

/** How much a text looks like the name of a position: 0 not at all, 3 clearly. */
export function titleScore(text: string): number {
  const head = text.split(/\s*(?:,|\(| for | of | – | - |\/| & | de | des | du | für | bei )\s*/i)[0] ?? text;
  const matches = [...text.matchAll(TITLE)];
  if (matches.length === 0)
    return TITLE_ENDING.test(text)
      ? 3
      : /^(?:\p{Lu}[\p{L}.-]*\s+){1,4}\p{Lu}\p{Ll}{2,}(?:er|or|ist|ian)$/u.test(text)
        ? 1.2
        : 0;
  const lastWord = new RegExp(`(?:${TITLE_NOUNS})(?:in|:in|\\*in|/in|\\(in\\))?\\s*(?:[IVX]{1,3}|\\d)?$`, 'iu');
  const firstWord = matches[0]!.index === 0;
  return lastWord.test(head) || lastWord.test(text) ? 3 : firstWord ? 2.5 : 1.5;
}

/** How much a text looks like the name of an employer: 0 not at all, 3 clearly. */
export function employerScore(text: string): number {
  if (/^(?:department|dept\.?|division|faculty|office) of /i.test(text)) return 0;
  if (LEGAL.some((pattern) => pattern.test(text))) return /^\p{Lu}[\p{L} .'-]+, CO$/u.test(text) ? 0 : 3;
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].some(([word]) => /^[\p{Lu}&]/u.test(word));
  if (named(ORGANISATION)) return 2;
  return named(WEAK) ? 1 : 0;
}

/** What may follow a position after a comma without being its employer. */
const UNIT =
  /^(?:.* )?(?:teams?|department|division|unit)$|^(?:(?:analytics|marketing|sales|engineering|research|development|finance|treasury|risk|compliance|legal|hr|human|resources|customer|and|&|operations|products?|design|data|science|payments|platforms?|security|infrastructure|cloud|communications|support|strategy|growth|policy|learning|technology|it|accounting|audit|tax|logistics|procurement|digital|mobile|web|frontend|backend|qa|ai|ml|services|relations|experience|success|affairs|europe|emea|apac|americas?|global|level|grade|[ivx]+|part-time|freelance|contract)(?:\s+|$))+$/iu;

/** Whether a text names a part of an organisation or a field of work. */
export const isUnit = (text: string) => UNIT.test(text);

const SCHOOL =
  /(?<!\p{L}|\p{L}-)(?:lyceum|universit(?:y|ies|é|ät|à|eit|y of|as|et|etet|ate)|universidade?|uni|college|collège|colegio|colégio|institute?|instituto|istituto|institut|school|schools|schule|\p{L}*hochschule|\p{L}*universität|\p{L}*schule|\p{L}*gymnasium|\p{L}*akademie|école|ecole|escuela|escola|scuola|academy|academia|académie|akademie|faculty|fakultät|faculté|facultad|polytechnic|polytechnique|politécnic[ao]|politecnico|polytech|lycée|liceo|licée|gymnasium|realschule|iut|hogeschool|hec|insead|mit|eth|epfl|ucla|bootcamp|conservatory|conservatoire|seminary|insa|ecole|cfa|ies|iit|iim|nit|berufskolleg|business school|ucl|lse|nyu|caltech|usc|ucsd|ensimag|supélec|centralesupélec|enset|mines|ponts|tu|fh|kth|tafe|kolleg|general assembly|univ\.?|rwth)(?!\p{L})/iu;
const DEGREE =
  /(?<![\p{L}.])(?:ph\.?\s?d\.?|d\.?phil\.?|m\.?b\.?a\.?|m\.?phil\.?|[bm]\.?\s?(?:a|s|sc|eng|ed|tech|com|arch|comm|fa|ba|res|ca|cs)\.?(?:\s?\((?:hons?\.?|honours)\))?|bachelor(?:['’]?s)?|bachelier|bachillerato|master(?:['’]?s)?|mastère|magister|maestría|máster|mestrado|maîtrise|magistrale|laurea|licence|licenciatura|licenciad[oa]|licenza|doctor(?:ate|ado|at|al)?|doctor of|doktor(?:at)?|promotion|dottorato|doutorado|doctorado|diplom(?:-\p{L}+)?|diploma|diplôme|diplomado|staatsexamen|abitur|fachabitur|matura|baccalauréat|bac|bts|dut|but|deug|dea|dess|cap|bep|ingeniería|grado(?: en)?|grado superior|graduado|maturità|associate(?:['’]?s)?(?: degree| of| in)|a\.?a\.?s?\.?|aas|ged|high school|a-levels?|gcses?|hnd|hnc|btec|nvq|certificate|certificat|certificado|zertifikat|pgce|pgdip|postgraduate|undergraduate|graduate|ll\.?[bm]\.?|j\.?d\.?|m\.?d\.?|ed\.?d\.?|psy\.?d\.?|pharm\.?d\.?|d\.?d\.?s\.?|bba|bsba|bcom|bfa|mfa|mpa|mph|msw|bsn|msn|rn|m2|m1|l3|degree|honou?rs|cycle ingénieur|titre|formation|ausbildung|umschulung|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|fp|ciclo formativo|técnico superior|bacharel(?:ado)?|bacharelato|graduação|pós-graduação|ensino médio|hbo|mbo|wo|havo|vwo|propedeuse|doctoraal|minor|major|gymnasium\s?diploma|engineer degree|course|bootcamp|nanodegree|fellowship|exchange|erasmus|semester|visiting)(?![\p{L}])/iu;

/** Whether a text names a school. */
export const isSchool = (text: string) => SCHOOL.test(text);

/** Whether a text names a degree or another qualification. */
export const isDegree = (text: string) =>
  DEGREE.test(text) || /^[BM][A-Z]{1,4}(?:\s\(.*?\))? (?:in|of) \p{Lu}/u.test(text);

const PARTICLE =
  /^(?:of|and|the|for|de|des|du|la|le|les|del|di|da|do|e|y|et|en|und|für|der|die|van|à|au|aux|in|at|il|i|no|na)$/i;

/** A text set like running words, not like a title or a name: most of its words are in lower case. */
export function isPhrase(text: string): boolean {
  if (/^\d/.test(text)) return false;
  if (/^\p{Lu}\p{Ll}+(?:ed|ing)\s+\p{Ll}/u.test(text)) return true;
  const words = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => !PARTICLE.test(word) && /\p{L}/u.test(word));
  return words.length >= 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.5;
}

/** A text without the full stop that ends it; one of an abbreviation stays. */
export const withoutStop = (text: string) => text.replace(/(?<=\p{Ll}{4})\.$/u, '');
