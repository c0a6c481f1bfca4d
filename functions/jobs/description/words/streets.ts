import { words } from '../../../../shared/rules/any-of.ts';

/** What follows the name of a town in that of a street, a square or a station: "Wellington Street". */
export const STREETS_BEHIND = words`
  Street
  St\.?(?=[,;)]|$)
  Road
  Rd
  Avenue
  Ave
  Lane
  Square
  Way
  Drive
  Crescent
  Circus
  Terrace
  Place
  Boulevard
  Blvd
  Court
  Close
  Gardens
  Row
  Hill
  Gate
  Quay
  Wharf
  Park
  Parade
  Bridge
  Embankment
  [Ss]tation
  (?:Main|Central|Union|Train|Railway|Bus|Metro|Tube|Underground) [Ss]tation
  Straße
  Strasse
  Platz
  Allee
  Ring
  Weg
`;

/** What stands before the name of a town in that of a street, a square or a station: "rue de Marseille". */
export const STREETS_BEFORE = words`
  (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Qq]uai|[Aa]llées?|[Ii]mpasse|[Ff]aubourg)(?: de la| de l['’]| de| du| des| d['’])?
  (?:[Pp]lace|[Cc]ours|[Rr]oute|[Cc]hemin|[Gg]are|[Pp]orte|[Pp]ont|[Mm]étro|[Ss]tation|[Ss]quare)(?: de la| de l['’]| de| du| des| d['’])
  (?:[Ss]traße|[Ss]trasse|[Ww]eg|[Cc]haussee|[Rr]oad) (?:nach|to)
`;

/** How addresses shorten the words for streets, and what else houses stand in. */
export const STREETS_IN_SHORT = words`
  St
  Dr
  Ln
  Ct
  Pl
  Sq
  Pkwy
  Parkway
  Hwy
  Highway
  Plaza
  Pike
  Broadway
  Loop
  Trail
`;
