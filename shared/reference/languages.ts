/** How well a language is spoken, weakest first (1-product, section 3). */
export const PROFICIENCY_LABELS = {
  BEGINNER: 'Beginner',
  ELEMENTARY: 'Elementary',
  INTERMEDIATE: 'Intermediate',
  UPPER_INTERMEDIATE: 'Upper intermediate',
  ADVANCED: 'Advanced',
  PROFICIENT: 'Proficient',
} as const;
export type LanguageProficiency = keyof typeof PROFICIENCY_LABELS;

const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tr uk ur uz vi wo xh yo zh zu';

/** Languages by ISO 639 code with their English names, by name. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = named(CODES.split(' '));

function named(codes: readonly string[]) {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name));
}
