import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../test/support/verdicts.ts';

const LIST = 'Languages\nEnglish (fluent), German (B2), French: basic, Spanish';
const GERMAN_LIST = 'Sprachen\nDeutsch – Muttersprache\nEnglisch – C1\nFranzösisch – Grundkenntnisse';
const FRENCH_LIST = 'Langues  Français (natif), Anglais (courant), Espagnol (scolaire)';

describe('a language', () => {
  it.each([
    ['Fluent English', LIST, 'confirmed'],
    ['English', LIST, 'confirmed'],
    ['Native English speaker', LIST, 'uncertain'],
    ['Fluent in English and German', LIST, 'uncertain'],
    ['German (B2)', LIST, 'confirmed'],
    ['German B1 or better', LIST, 'confirmed'],
    ['German at C1 level', LIST, 'uncertain'],
    ['Good German skills', LIST, 'confirmed'],
    ['French', LIST, 'uncertain'],
    ['Basic French', LIST, 'confirmed'],
    ['Fluent French', LIST, 'uncertain'],
    ['Spanish', LIST, 'confirmed'],
    ['Fluent Spanish', LIST, 'uncertain'],
    ['Italian', LIST, 'other'],
    ['English or Italian', LIST, 'confirmed'],
    ['English and Italian', LIST, 'uncertain'],
    ['Fluent English; Italian is a plus', LIST, 'confirmed'],
    ['Excellent written and spoken English', LIST, 'confirmed'],
    ['Bilingual in English and Spanish', LIST, 'uncertain'],
    ['Bilingual in English and Spanish', 'Bilingual: English and Spanish', 'confirmed'],
    ['Spanish', 'Fluent in English and Spanish', 'confirmed'],
    ['Fluent Spanish', 'Fluent in English and Spanish', 'confirmed'],
    ['French', 'Cook in a French restaurant', 'other'],
    ['Fluent in French', 'Skills\nFrench cuisine, menus', 'other'],
    ['English', 'Taught English literature', 'other'],
    ['Deutsch als Muttersprache', GERMAN_LIST, 'confirmed'],
    ['Sehr gute Deutschkenntnisse in Wort und Schrift', GERMAN_LIST, 'confirmed'],
    ['Verhandlungssicheres Englisch', GERMAN_LIST, 'confirmed'],
    ['Englischkenntnisse auf C2-Niveau', GERMAN_LIST, 'uncertain'],
    ['Sehr gute Deutsch- und gute Englischkenntnisse', GERMAN_LIST, 'confirmed'],
    ['Gute Deutschkenntnisse, Italienisch von Vorteil', GERMAN_LIST, 'confirmed'],
    ['Fließend Französisch', GERMAN_LIST, 'uncertain'],
    ['Anglais courant', FRENCH_LIST, 'confirmed'],
    ['Maîtrise de l’anglais', FRENCH_LIST, 'confirmed'],
    ['Espagnol courant', FRENCH_LIST, 'uncertain'],
    ['Français langue maternelle', FRENCH_LIST, 'confirmed'],
    ['Allemand', FRENCH_LIST, 'other'],
  ])('%s in %j is %s', (requirement, text, type) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type });
  });

  it('is quoted with its level', () => {
    expect(verdictOn('Deutsch', GERMAN_LIST).citations).toEqual([
      { quote: 'Deutsch – Muttersprache', source: 'Languages' },
    ]);
  });
});
