import { words } from '../../../shared/rules/any-of.ts';
import { DUTCH } from './positions/dutch.ts';
import { ENGLISH_A_TO_L } from './positions/english-a-l.ts';
import { ENGLISH_M_TO_Z } from './positions/english-m-z.ts';
import { ENGLISH_TRADES } from './positions/english-trades.ts';
import { FRENCH } from './positions/french.ts';
import { GERMAN } from './positions/german.ts';
import { ITALIAN } from './positions/italian.ts';
import { POLISH } from './positions/polish.ts';
import { PORTUGUESE } from './positions/portuguese.ts';
import { RUSSIAN } from './positions/russian.ts';
import { SPANISH } from './positions/spanish.ts';

/** Nouns that name a position. Matched as whole words, in any case, with the feminine endings of German. */
export const POSITIONS: readonly string[] = [
  ...DUTCH,
  ...ENGLISH_A_TO_L,
  ...ENGLISH_M_TO_Z,
  ...ENGLISH_TRADES,
  ...FRENCH,
  ...GERMAN,
  ...ITALIAN,
  ...POLISH,
  ...PORTUGUESE,
  ...RUSSIAN,
  ...SPANISH,
];

/** What German, Dutch and French positions in one long word end with. */
export const ENDINGS = words`
  adviseur
  administrator
  analyst
  angestellte[rn]?
  anwalt
  arbeiter
  architekt
  arzt
  assistent
  assistenz
  bauer
  beamte[rn]?
  beauftragte[r]?
  beheerder
  berater
  betreuer
  buchhalter
  bäcker
  developer
  direktor
  elektroniker
  entwickler
  fahrer
  forscher
  führer
  geselle
  gestalter
  gärtner
  helfer
  helferin
  hilfe
  händler
  icien(?:ne)?
  ingenieur
  kauffrau
  kaufleute
  kaufmann
  koch
  kraft
  köchin
  laborant
  lehrer
  leider
  leiter
  leitung
  lotse
  makler
  maler
  manager
  mechaniker
  medewerker
  meister
  mitarbeiter
  monteur
  ologue
  ontwikkelaar
  pfleger
  planer
  praktikant
  praktikum
  prüfer
  redakteur
  referent
  richter
  rätin
  sanitäter
  schlosser
  sprecher
  student
  techniker
  therapeut
  trainer
  verkäufer
  verwalter
  wirt
  wirtin
  wärter
  wärterin
  zusteller
  ärztin
  tätigkeit
`;

/** Who teaches a course, which may stand between the position and the school. */
export const TEACHERS = words`
  lecturer
  instructor
  tutor
  teaching
  supervisor
  teacher
  dozent(?:in)?
  lehrbeauftragte[r]?
  docente?
  wykładowca
`;

/** What Chinese, Japanese and Korean positions end with. */
export const IDEOGRAPHIC_ENDINGS = words`
  工程师
  研发
  经理
  总监
  助理
  实习生
  主管
  专员
  教师
  老师
  会计
  会计师
  顾问
  设计师
  分析师
  研究员
  主任
  负责人
  架构师
  开发
  运营
  编辑
  记者
  律师
  医生
  护士
  翻译
  讲师
  教授
  总裁
  董事
  主席
  组长
  店长
  销售
  客服
  程序员
  科学家
  技术员
  司机
  厨师
  産品経理
  エンジニア
  マネージャー
  엔지니어
  개발자
  매니저
`;
