import { foldText } from '../text/names.ts';
import type { CaseLanguage } from './case-languages.ts';
import { allOf, type Cut, escaped, hiding, oneOf } from './hiding.ts';
import { inflected, soundingForms } from './inflected.ts';
import { type Named, wordsOf } from './own.ts';
import { hide, type Range } from './plain.ts';
import { soundsOf } from './sounds.ts';
import { UNREAD_SCRIPTS } from './words/scripts.ts';

/** The scripts whose letters tell how they are read. */
const READ_SCRIPTS = ['Latin', 'Cyrillic', 'Greek'] as const;
type Script = (typeof READ_SCRIPTS)[number];
const OF_SCRIPT = READ_SCRIPTS.map((script) => ({ script, is: new RegExp(`^\\p{sc=${script}}+$`, 'u') }));
const scriptOf = (letters: string): Script | undefined => OF_SCRIPT.find(({ is }) => is.test(letters))?.script;

/** A word with as many sounds is hidden even without its capital. */
const LONG = 6;

/**
 * Hides a name that is written in another of the scripts that tell how they are read, `Иван Петров` of Ivan Petrov, in its cases too,
 * with the initials beside it.
 */
export function cutRespelt({ firstName, lastName }: Named, languages: readonly CaseLanguage[]): Cut {
  const parts = [...wordsOf(firstName), ...wordsOf(lastName)].flatMap((word) => {
    const letters = foldText(word).replace(/\P{L}/gu, '');
    const script = scriptOf(letters);
    return script && letters.length > 1 ? [{ script, sounds: soundsOf(letters) }] : [];
  });
  const formsIn = (script: Script) => {
    const sounds = parts.filter((part) => part.script !== script).flatMap((part) => part.sounds);
    const forms = sounds.flatMap((sound) =>
      script === 'Latin' ? [...inflected(sound, languages), `${sound}s`] : soundingForms(sound, script),
    );
    return { sounds: new Set(sounds), forms: new Set(forms.flatMap((form) => soundsOf(form).slice(0, 1))) };
  };
  const known = new Map(READ_SCRIPTS.map((script) => [script, formsIn(script)]));
  const isName = (word: string) => {
    const letters = foldText(word.replace(/['’]s$/iu, '')).replace(/\P{L}/gu, '');
    const script = scriptOf(letters);
    const { sounds, forms } = (script && known.get(script)) || {};
    if (!sounds?.size || letters.length < 2) return false;
    const isCapital = /^\p{Lu}/u.test(word);
    return soundsOf(letters).some(
      (sound) => (sounds.has(sound) && (isCapital || sound.length >= LONG)) || (isCapital && forms?.has(sound)),
    );
  };
  // What is shown, not what is compared: a word of letters that also look Latin is compared as if it were Latin.
  return (seen) => {
    const ranges = [...seen.plain.matchAll(WORD)].flatMap((match): Range[] => {
      const [, before = '', word = '', after = ''] = match;
      const from = match.index + before.length;
      const shown = seen.shown.slice(from, from + word.length).join('');
      return isName(shown) ? [[match.index, from + word.length + after.length]] : [];
    });
    return hide(seen, ranges);
  };
}
const WORD =
  /((?:(?<!\p{L})\p{Lu}\.[ \t]*)*)(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)(?=((?:[ \t]+\p{Lu}\.(?:[ \t]*\p{Lu}\.)?)?))/gu;

const isOf = (scripts: string) =>
  scripts
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');
const BETWEEN = String.raw`[[\p{Zs}\t\p{P}]--[\u{5B}\u{5D}…]]`;
const runsOf = (scripts: readonly string[]) => {
  const letter = `[[\\p{L}\\p{Nl}]&&[${scripts.map(isOf).join('')}]]\\p{M}*`;
  return new RegExp(`${letter}(?:${BETWEEN}*${letter})*`, 'gv');
};

/** The scripts of these that the name is not in. */
const strangeTo = ({ firstName, lastName }: Named) =>
  UNREAD_SCRIPTS.filter((scripts) => !new RegExp(`[${isOf(scripts)}]`, 'v').test(firstName + lastName));

/** Hides all in scripts that do not tell how they are read, where the name is in another: nobody can tell where it stands there. */
const cutUnread = (person: Named): Cut => hiding(runsOf(strangeTo(person)));

/** Hides a name in such a script, which may have no spaces, wherever it stands within what is written together. */
function cutUnspaced({ firstName, lastName }: Named): Cut {
  const [first, last] = [firstName, lastName].map((name) => name.normalize('NFD').replace(/\s+/g, ''));
  const parts = [
    `${last}${first}`,
    `${first}${last}`,
    ...wordsOf(`${firstName} ${lastName}`).map((word) => word.normalize('NFD')),
  ];
  const own = parts.filter(
    (part) => [...part.normalize('NFC')].length > (SHORT.test(part) ? 1 : 2) && runsOf(UNREAD_SCRIPTS).test(part),
  );
  return own.length === 0 ? (seen) => seen : hiding(new RegExp(oneOf(own.map(escaped)), 'gu'));
}
const SHORT = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Hides a name in texts of other scripts than its own. */
export const otherScripts = (person: Named, languages: readonly CaseLanguage[]): Cut =>
  allOf([cutUnspaced(person), cutUnread(person), cutRespelt(person, languages)]);

/** Whether something of a plain text is hidden because its script does not tell how it is read. */
export const isUnread = (person: Named, text: string): boolean => runsOf(strangeTo(person)).test(text);
