import { words } from '../any-of.ts';

/**
 * English words that small towns are called like, and that offices, teams and buildings are called by more often. No city of some size
 * is among them: "Reading", "Bath" and "Mobile" are taken for the cities.
 */
export const COMMON_WORDS: readonly string[] = words`
  advance, airport, alliance, alpha, alpine, amity, apex, apollo, apples, arch, aria, arsenal, ash, atlantic, august
  bacon, badger, baker, ball, band, bay, bayside, beach, beacon, bear, beaver, bell, bells, berry, best, bishop, boot
  bow, brand, bridge, bright, broadway, buy, campus, canaries, canyon, cascade, cast, cedar, center, central, centre
  century, chase, church, circle, clay, clones, clover, college, colon, combine, comfort, commerce, cool, cooper
  corporate, cove, crane, crest, curry, cut, cypress, defiance, delta, diamond, dollar, downtown, drain, dry, eagle
  early, earth, east, eastern, echo, eden, egg, energy, english, enigma, enterprise, evergreen, experiment, factory, fate
  federal, field, fisher, fleet, force, forest, forks, freedom, friendly, front, garden, garrison, gateway, general
  global, golden, grant, grants, grave, gray, green, griffin, grove, halfway, ham, harbor, hard, hatch, hazard, highland
  highlands, hill, hillside, holiday, holly, home, honey, hope, hunter, hurt, imperial, independence, industry, junction
  jupiter, justice, king, lab, lakes, lakeside, landing, laurel, law, lead, liberty, limit, locking, long, loyal, luck
  main, mammoth, manor, mason, meadows, media, mercury, midtown, midwest, miles, miller, mills, minor, mission, mountain
  mustang, national, naval, noble, none, normal, north, northeast, northern, northwest, omega, orange, otter, outlook
  pace, pacific, park, parks, parkway, pearl, peer, pine, pines, pioneer, plant, plaza, plum, pool, port, post, postal
  price, progress, prospect, rain, raven, regional, reserve, rice, riddle, ridge, rifle, rivers, rock, root, rose, roses
  rude, rye, sales, salmon, salt, sand, sandy, scissors, seaside, sells, shepherd, side, silly, smith, snow, solo, son
  south, southeast, southern, southside, southwest, spring, springs, square, stamps, star, station, stock, stone, street
  strong, studio, summit, sunrise, sunset, superior, surprise, talent, taylor, tea, tech, terminal, toast, tower, train
  trim, trip, turner, union, unity, university, upland, uptown, valley, venus, villa, vineyard, violet, vista, walker
  walls, walnut, warehouse, weaver, welcome, west, western, willow, wool, young, zone
`;
