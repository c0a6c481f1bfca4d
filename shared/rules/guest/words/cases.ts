import { lines } from './lines.ts';

/*
 * The cases of names, folded: how many letters stay at least, what these end with, what goes (- is nothing), and what stands there
 * in its cases. All lines that fit a name count.
 */

/** Those that are looked for in any text: hardly an ordinary word of another language is among them. */
export const ANY_LATIN = lines`
  4 . nen sen sta sesta sella selle selta seen sena seksi sia sten set
  4 [sc]k i iego iemu im ich imi a iej
  4 . y eho emu ym ych ymi a ou
  6 . a y u e ou ovi iej
  4 . a y ou ovi iej
  5 [bcdfghjklmnpqrstvwxz] - a u em om ovi ova ove ovou owi owa owie iem ow ami ach
`;

/** Russian, Ukrainian, Bulgarian and Serbian: without accents й is и, ё is е and ї is і. */
export const CYRILLIC = lines`
  2 [сцз]к ии ого ому им ом ая ои ую
  2 . ыи ого ому ым ом ая ои ую
  2 . ои ого ому ым им ом ая ую
  2 . ая ои ую ою ым
  2 . а ы и е і у о ои ою ом ин ина ину ине
  2 . я и е і ю еи ею єю
  3 і я і ю єю є
  3 . о а у ом ові
  2 [аеиоуыэюяє] и я ю ем е и єм єві і
  3 і и я ю єм єві
  2 . ь я ю ем е и і ью еві
  2 [бвгґджзклмнпрстфхцчшщћђљњџ] - а у ом ем е ым им і ові еві ов ова ове ев ева еве
`;

export const GREEK = lines`
  1 . ος ου ο ε οι ων ους
  1 . οσ ου ο ε οι ων ους
  1 [αη] ς - δων δες
  1 [αη] σ - δων δες
  1 [αηω] - ς σ
`;

export const CZECH_AND_SLOVAK = lines`
  2 . a y e u o ou ovi in ina iny ine inu
  2 [cjsz] a i
  3 k a ce
  3 [hg] a ze
  3 ov a e ou ej ych ym ymi
  3 . y eho emu ym ych ymi a ou ej e
  3 . i iho imu im
  3 i e i ich im
  2 . o a ovi em om
  3 [bcdfghjklmnpqrstvwxz] - a u em om ovi ova ove ovou ovo ovu ovy ovci ovcov ovych ovym ovymi
  3 [bcdfghjklmnpqrstvwxz] - e i
`;

export const POLISH = lines`
  3 [csz]k i iego iemu im ich imi a iej
  3 [csz]k a iej ich im imi
  2 . iel la lowi lem le lu
  2 . iol la lowi lem le lu
  2 . iec ca cowi cem cu
  2 . cien tnia tniowi tniem tniu
  2 . ab ebia ebiowi ebiem ebiu
  3 . y ego emu ym ych ymi ej
  3 . i ego emu m
  2 . a y e o iej
  3 [kgilj] a i
  3 . ka ce ki
  3 . ga dze
  3 . ra rze
  3 . ta cie
  3 . da dzie
  3 . cha sze
  3 [bfmnpswz] a ie
  3 i a i e o
  3 . o i y e a
  3 . ko ce
  3 [bcdfghjklmnpqrstvwxz] - a u em owi iem owa owie owej ow om ami ach
  3 [bcdfhjklmnpswz] - ie ia iowi iu e
  3 . t cie
  3 . d dzie
  3 . r rze
`;

export const LITHUANIAN = lines`
  3 . as o ui u a e ai
  3 . [iy]s io iui iu i
  3 . ius iaus iui iu iumi iau
  3 . us aus ui u umi au
  3 . a os ai u oje
  3 . e es ei eje
  3 . tis cio ciui ciu
  3 . dis dzio dziui dziu
`;

export const LATVIAN = lines`
  3 [bcdfghjklmnpqrtvwxz] s a am u
  3 . is a am im i u
  3 . us um u
  3 . a as ai am u
  3 . e es ei em i
  3 . tis sa sam
  3 . dis za zam
`;

export const HUNGARIAN = lines`
  3 . - nak nek hoz hez tol rol ra re ban ben ba be bol nal nel val vel ert ig ek ekkal ekkel eknak eknek ektol ekrol eknal eknel ekhoz ekhez ekra ekre ekban ekben ekat eket eke
  3 [aeiou] - t
  3 [bcdfghjklmnpqrstvwxyz] - t ot et at al el
  3 b - bal bel
  3 c - cal cel
  3 d - dal del
  3 f - fal fel
  3 g - gal gel
  3 k - kal kel
  3 l - lal lel
  3 m - mal mel
  3 n - nal nel
  3 p - pal pel
  3 r - ral rel
  3 s - sal sel
  3 t - tal tel
  3 z - zal zel
  3 s z szal szel
  3 c s csal csel
  3 g y gyal gyel
  3 n y nyal nyel
`;

export const ROMANIAN = lines`
  2 . a ei o
  2 [cg] a ai
  2 e a i
  2 i a ei e
  3 u - l lui le
  2 . escu estii estilor
  3 [bcdfgklmnprstvz] - ul ului ule
`;

/** Croatian, Serbian, Bosnian and Slovenian. */
export const SOUTH_SLAVIC = lines`
  2 . a e i u o om in ina ino inu ine ini inog inom
  2 . o a u om ov ova ovo ove ovu ovi ovog ovom ovim
  3 . e a u em om ev eva evo eve evu evi evog evom evim ta tu tom
  3 . i ja ju jem jev jeva jevo jeve og om im em oj ega emu
  2 . ar ra ru rom rov rova
  2 . ac ca cu cem cev ceva
  2 . ec ca cu cem cev ceva
  3 r - ja ju jem jev jeva jevo jeve
  2 [bcdfghjklmnprstvz] - a u om em ov ova ovo ove ovu ovi ovog ovom ovim ev eva evo eve evu evi evog evom evim e
`;

export const TURKISH = lines`
  3 [aeiou] - nin nun yi yu ya ye yla yle da de dan den
  3 [bcdfghjklmnpqrstvwxyz] - in un i u a e da de ta te dan den tan ten la le
`;

/** The genitives of Estonian names; the other cases stand behind these. */
export const ESTONIAN = lines`
  3 [aeiou] - -
  3 [bcdfghjklmnprstvz] - a e i u
  2 . ne se
  2 . us use
  2 . agi ae
  2 p p a e i u
  2 t t a e i u
  2 k k a e i u
  2 s k a e i
  3 . k ga ge gi gu
  3 . d a e u
  3 . er ra ri ru
`;

export const ESTONIAN_ENDS = lines`
  s
  sse
  st
  l
  le
  lt
  ks
  ni
  na
  ta
  ga
  d
  te
`;

/** Of a Finnish name the letters before its last vowel may change: see the rule beside this. */
export const FINNISH = lines`
  3 . nen sen sta sesta sella selle selta seen sena seksi sia sten set sessa
`;
