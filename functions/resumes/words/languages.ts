import { words } from '../../../shared/rules/any-of.ts';

/** Human languages by their name in any of the languages that are read. */
export const LANGUAGES = words`
  // English, French, German
  english, anglais, englisch, inglés, ingles, inglese, engels, inglês, french, français, francais, französisch
  francés, francese, frans, francês, german, allemand, deutsch, alemán, aleman, tedesco, duits, alemão
  // Spanish, Italian, Portuguese, Dutch
  spanish, espagnol, spanisch, español, castellano, castilian, spagnolo, spaans, espanhol, italian, italien
  italienisch, italiano, italiaans, portuguese, portugais, portugiesisch, portugués, português, portoghese
  portugees, dutch, néerlandais, niederländisch, neerlandés, holandés, olandese, nederlands, holandês
  // Regional languages of Spain
  catalan, catalán, català, katalanisch, catalano, basque, euskera, vasco, valencian, valenciano, valencià, galician
  gallego, galego
  // East Asia
  mandarin chinese, mandarin, chinese, chinois, chinesisch, chino, cinese, chinees, chinês, cantonese, japanese
  japonais, japanisch, japonés, giapponese, korean, coréen, koreanisch, coreano
  // Eastern Europe
  russian, russe, russisch, ruso, russo, ukrainian, ukrainisch, polish, polonais, polnisch, polaco, polacco, pools
  czech, tchèque, tschechisch, slovak, slovenian, croatian, kroatisch, serbian, bosnian, bulgarian, romanian
  roumain, rumänisch, rumano, hungarian, ungarisch, greek, grec, griechisch, griego, greco, turkish, turc, türkisch
  turco
  // Near East, South and South-East Asia
  arabic, arabe, arabisch, árabe, arabo, hebrew, hébreu, hebräisch, persian, farsi, persisch, dari, pashto, hindi
  urdu, bengali, bangla, punjabi, gujarati, marathi, tamil, telugu, kannada, malayalam, nepali, sinhala, thai
  vietnamese, vietnamien, indonesian, bahasa(?: indonesia| melayu)?, malay, tagalog, filipino
  // Africa
  swahili, amharic, yoruba, igbo, hausa, zulu, xhosa, afrikaans, somali, wolof, lingala
  // Northern Europe and the British Isles
  swedish, suédois, schwedisch, sueco, norwegian, norwegisch, danish, dänisch, danois, finnish, finnisch, icelandic
  estonian, latvian, lithuanian, irish, gaelic, welsh
  // Classical and constructed
  latin, lateinisch, latein, latín, latino, sanskrit, esperanto
  // Caucasus, Central Asia, the Balkans and others
  georgian, armenian, azerbaijani, kazakh, uzbek, mongolian, albanian, macedonian, maltese, luxembourgish
  lëtzebuergesch, kurdish
  // Sign languages, creoles and others
  american sign language, asl, british sign language, sign language, langue des signes, creole, haitian creole
  breton, khmer, lao, burmese
`;
