import { describe, expect, it } from 'vitest';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { parseLines } from '../parse-lines.ts';

const now = new Date('2026-01-15');
const who = (lines: ReturnType<typeof linesOfText>) => {
  const { firstName, lastName, phoneNumber } = parseLines(lines, { now });
  return [firstName, lastName, phoneNumber].join(' | ');
};

describe('who it is', () => {
  it.each([
    ['before slashes', 'Ann Quayrow / ann.m@home.example / 07523 283011', 'Ann | Quayrow | 07523 283011'],
    ['in Cyrillic letters, the last name first', 'Палатов Станислав\nstas@post.example', 'Станислав | Палатов | '],
    ['in Cyrillic letters, the last name last', 'Анна Палатова\nanna@post.example', 'Анна | Палатова | '],
    ['after a label whose two signs stand apart', '个人信息\n姓\t名: 杜鹏川\n求职意向:\t工程师', '鹏川 | 杜 | '],
    [
      'after a label for each of its parts',
      'First Name: Vlad\nLast name: Quaymask\nvq@home.example',
      'Vlad | Quaymask | ',
    ],
    [
      'with a number of nine digits',
      'Ann Lee\nNumer telefonu\n508833632\nData urodzenia\n2000-08-28',
      'Ann | Lee | 508833632',
    ],
    ['only in the address', 'Contact\nann.quaylee@home.example', 'Ann | Quaylee | '],
    ['only in the site of the address', '24438 Harbour Pl.\nann@annquaylee.example', 'Ann | Quaylee | '],
    ['but not where it says one word twice', 'Contact\nquay.quay@home.example', ' |  | '],
    ['but not in an address that is nobody’s', 'Contact\ninfo.team@home.example', ' |  | '],
    [
      'and a postcode is no telephone number',
      'Ana Cais\nEndereço: Rua do Cais 14, 59.125-460, Natal\nTelefone: (84) 98622-4066',
      'Ana | Cais | (84) 98622-4066',
    ],
  ])('is found %s', (_how, text, expected) => {
    expect(who(linesOfText(text))).toBe(expected);
  });

  it('is found in three large lines', () => {
    const large = (text: string) => makeLine([text], { size: 48, spaced: true })!;
    const small = (text: string) => makeLine([text], { size: 9 })!;
    const lines = [small('CONTATO'), small('(79) 99658-3969'), ...['JOÃO', 'GUILHERME', 'CAIS REIS'].map(large)];
    expect(who(lines)).toBe('João Guilherme Cais | Reis | (79) 99658-3969');
  });
});

describe('skills', () => {
  const skills = (text: string) =>
    parseLines(linesOfText(`Ann Lee\n\nSKILLS\n${text}`), { now }).skills.map(({ name }) => name);

  it.each([
    ['Front-End: HTML, CSS e Javascript', ['HTML', 'CSS', 'Javascript']],
    ['Technisch: Python, JavaScript & CSS.', ['Python', 'JavaScript', 'CSS']],
    ['Research and Development, Budgets', ['Research and Development', 'Budgets']],
  ])('are the last two of a list, each by itself: %s', (text, expected) => {
    expect(skills(text)).toEqual(expected);
  });
});

describe('labels within jobs', () => {
  it('open no section, where they recur', () => {
    const text =
      'Ana Cais\n\nEXPERIENCIA PROFESIONAL\nCAIS SERVICES, Lima, Perú\nPracticante (Diciembre 2023 – Febrero 2024)\nLogros:\n• Cumplí los plazos.\nMUELLE SAC, Lima, Perú\nDesarrollador Web (Julio 2024 – Diciembre 2024)\nLogros:\n• Diseñé mucho.\n\nESTUDIOS\nBachiller, Universidad del Cais';
    expect(parseLines(linesOfText(text), { now }).employmentHistory.map((job) => job.employerName)).toEqual([
      'CAIS SERVICES',
      'MUELLE SAC',
    ]);
  });
});
