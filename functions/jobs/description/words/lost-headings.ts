import { words } from '../../../../shared/rules/any-of.ts';

/**
 * What headings are called where a page has lost the breaks around them, as they are spelt: a name in capitals that no sentence
 * has within.
 */
export const LOST_HEADINGS = words`
  // English
  (?:The |Your )?(?:Key |Main |Core )?(?:Responsibilities|Duties)
  (?:Key |Main |Essential |Required |Desired |Desirable |Preferred |Minimum |Candidate )(?:Tasks|Duties|Skills|Criteria|Requirements|Qualifications|Experience)
  (?:Person|Personal) Specification
  (?:The|Your) (?:Role|Person|Candidate|Position|Job|Package|Company|Profile)
  (?:Job|Role) (?:Description|Requirements|Purpose|Summary)
  Requirements
  Qualifications
  Skills (?:Required|Needed)
  (?:About|Who) (?:You|Us|You Are)
  What (?:You|We)(?:(?:'|’)ll| Will)? (?:Do|Need|Bring|Offer)
  (?:The )?Benefits
  Purpose of (?:the )?[Rr]ole
  // German
  (?:Ihre?|Deine?|Unser|Unsere|Das) (?:Aufgaben|Aufgabengebiet|Profil|Anforderungen|Qualifikation|Qualifikationen|Angebot|Vorteile|Benefits|Stärken)
  (?:Wir|Das) (?:bieten|erwarten)(?: wir)?(?: (?:Ihnen|Dir|dir))?
  Was (?:wir|Sie|Du|du) (?:bieten|erwarten|mitbringen|mitbringst)
  Das (?:bringst [Dd]u|bringen Sie) mit
  Über uns
  // French
  (?:Vos|Les|Tes|Nos) (?:[Mm]issions|[Aa]vantages|[Cc]ompétences|[Aa]touts)
  (?:Votre|Ton|Le) [Pp]rofil(?: recherché)?
  Profil recherché
  Description du poste
`;

/** What an entry begins with in German that no other word does in capitals. */
export const GERMAN_ADJECTIVES = words`
  Abgeschlossene[rs]?
  Erfolgreich
  Eine (?:abgeschlossene|erfolgreich)
  Mehrjährige
  Mindestens
  Erste
  (?:Sehr )?[Gg]ute
  Sichere[rs]?
  Fundierte
  Fließende
  Ausgeprägte[rs]?
  Hohe[rs]?
  Selbst(?:st)?ändige
  Eigenverantwortliche
  Strukturierte
  Idealerweise
  Sie (?:haben|sind|verfügen|bringen)
  Du (?:hast|bist|verfügst|bringst|kannst)
`;

/** The nouns that an entry begins with in German. */
export const GERMAN_NOUNS = words`
  Erfahrung(?:en)?
  Berufserfahrung
  Kenntnisse
  Ausbildung
  Studium
  Führerschein
  Freude
  Spaß
  Bereitschaft
  Interesse
  Teamfähigkeit
  Zuverlässigkeit
  Flexibilität
`;
