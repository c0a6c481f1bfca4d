import { lines } from './lines.ts';

/*
 * How names are written in Latin letters, folded: without accents й is и, ё is е and ї is і. The letters of a line are read in each
 * of the ways that follow, the longest line first; - is nothing.
 */

/** Cyrillic letters in Latin ones: Russian, Ukrainian, Bulgarian, Serbian and Macedonian. */
const CYRILLIC_LETTERS = lines`
  а a
  б b
  в v
  г g
  ґ g
  д d
  дж dzh j
  е e
  є ye
  ж zh
  з z
  и i
  і i
  к k
  л l
  м m
  н n
  о o
  п p
  р r
  с s
  т t
  у u
  ф f
  х kh
  ц ts
  ч tch
  ш sh
  щ shch sht
  ъ - a u
  ы y
  ь -
  э e
  ю yu u
  я ya
  ј j
  љ lj
  њ nj
  ђ dj
  ћ tch
  џ dzh
  ѕ dz
`;

const GREEK_LETTERS = lines`
  α a
  αι ai e
  αυ av af au
  β v b
  γ g -
  γγ ng g
  γκ gk g nk
  γχ nkh
  δ d
  ε e
  ει ei i
  ευ ev ef eu
  ζ z
  η i
  θ th
  ι i
  κ k
  λ l
  μ m
  μπ b mp
  ν n
  ντ nt d
  ξ x
  ο o
  οι oi i
  ου ou
  π p
  ρ r
  σ s
  ς s
  τ t
  τζ tz j
  υ i u
  φ f
  χ kh
  ψ ps
  ω o
`;

/** The Latin letters of each letter of these scripts. */
export const LETTERS = [...CYRILLIC_LETTERS, ...GREEK_LETTERS];

/** What is one sound however it is spelt; г is g and h, as it is read in Russian and in Ukrainian. */
export const SPELLINGS = lines`
  shch s
  sch s
  sh s
  sz s
  tsch c
  tch c
  ch c h
  cz c
  cs c
  ts c
  tz c
  c c k
  ck k
  q k
  dj d di
  dzh dz
  zh z
  zs z
  j i z dz
  jo o e
  yo o e
  io o e
  eo o
  je e
  ye e
  ie e
  y i
  kh h
  gh h
  g h
  ph f
  th t
  w v
  x ks
  ou u
  ander ander andr
  peter peter petr
`;

/** Cases of names once they are read so, beside those of their script: of й and ь nothing is left there. */
export const CYRILLIC_SOUNDS = lines`
  3 . i ia iu em ev evi
  2 [bvhdzklmnprstfc] - ia iu em iem
`;
