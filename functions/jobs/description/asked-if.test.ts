import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const mustOf = (text: string) => readDescription(text).mustHaves.map(({ value }) => value);

describe('a condition', () => {
  it.each([
    [
      'Wenn Sie über gute Kenntnisse in der Floristik verfügen, freue ich mich auf Ihren Anruf.',
      'gute Kenntnisse in der Floristik',
    ],
    ['Wenn du eine Ausbildung zur Floristin hast, melde dich bei uns.', 'eine Ausbildung zur Floristin'],
    ['Falls Sie einen Führerschein besitzen, dann bewerben Sie sich.', 'einen Führerschein'],
    ['If you have experience of floristry, we would love to hear from you.', 'experience of floristry'],
    ['If you hold a driving licence, please get in touch.', 'a driving licence'],
    ['Si vous avez une expérience en fleuristerie, envoyez-nous votre CV.', 'une expérience en fleuristerie'],
  ])('asks for what it names: %s', (sentence, must) =>
    expect(mustOf(`Florist (m/w/d)\n\nBlumen und Kränze.\n\n${sentence}`)).toEqual([must]),
  );

  it.each([
    'Wenn du Lust auf Blumen hast, freuen wir uns auf dich.',
    'Wenn Sie Fragen haben, freuen wir uns auf Ihren Anruf.',
    'If you have any questions about the experience, please get in touch.',
    'Si vous avez des questions, envoyez-nous un mail.',
  ])('asks for nothing: %s', (sentence) =>
    expect(mustOf(`Florist (m/w/d)\n\nBlumen und Kränze.\n\n${sentence}`)).toEqual([]),
  );
});

describe('a sentence behind a lost stop', () => {
  it.each([
    [
      'un CAP fleuriste ou une expérience sur un poste similaire Ce poste nécessite de l’aisance au téléphone ,le sens du service et de savoir gérer son stress',
      [
        'un CAP fleuriste ou une expérience sur un poste similaire',
        'de l’aisance au téléphone',
        'le sens du service et de savoir gérer son stress',
      ],
    ],
    [
      'Diplôme de fleuriste exigé Vous avez le permis B et de l’expérience',
      ['Diplôme de fleuriste exigé', 'Vous avez le permis B et de l’expérience'],
    ],
  ])('is of its own: %s', (row, must) =>
    expect(mustOf(`Fleuriste H/F\n\nProfil recherché\n${row}\nPostuler\nPar courrier`)).toEqual(must),
  );
});
