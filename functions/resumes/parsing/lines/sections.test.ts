import { describe, expect, it } from 'vitest';
import { sectionOfHeading } from './headings.ts';
import { joinSpacedLetters, linesOfText, makeLine } from './lines.ts';
import { toSections } from './sections.ts';

describe('sections', () => {
  it.each([
    ['Professional Experience', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['Berufserfahrung', 'experience'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
    ['Esperienze lavorative', 'experience'],
    ['Education & Qualifications', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Opleiding', 'education'],
    ['Core Competencies', 'skills'],
    ['Kenntnisse', 'skills'],
    ['Sprachkenntnisse', 'languages'],
    ['Idiomas', 'languages'],
    ['Perfil profesional', 'summary'],
    ['Referees', 'references'],
    ['Publications', 'other'],
    ['edu cation', 'education'],
    ['WORKEXPERIENCE', 'experience'],
    ['LEADERSHIP&VOLUNTARYACTIVITIES', 'other'],
    ['Work Experience (5 years)', 'experience'],
    ['Опыт работы 3 месяца', 'experience'],
    ['Erfahrungen', 'experience'],
    ['Mes compétences', 'skills'],
  ])('knows the title "%s"', (title, kind) => {
    expect(sectionOfHeading(title)).toBe(kind);
  });

  it.each(['Master Communication des organisations', 'Senior Data Analyst', 'Work on projects', 'Acme Education Ltd'])(
    'takes "%s" for no title',
    (title) => {
      expect(sectionOfHeading(title)).toBeNull();
    },
  );

  it('joins spaced letters but leaves words alone', () => {
    expect(joinSpacedLetters('W O R K  H I S T O R Y')).toBe('WORK HISTORY');
    expect(joinSpacedLetters('A plan B')).toBe('A plan B');
  });

  it('reads a title in the left margin on the line of its content', () => {
    const sections = toSections(linesOfText('Ann Lee\nEDUCATION\tSome University\nEXPERIENCE\tAcme, Inc'));
    expect(sections.map(({ kind, lines }) => [kind, lines[0]?.text])).toEqual([
      ['head', 'Ann Lee'],
      ['education', 'Some University'],
      ['experience', 'Acme, Inc'],
    ]);
  });

  const set = (text: string, size: number, bullet = false) => makeLine([text], { size, bullet })!;

  it('takes the end of a bullet for no title', () => {
    const sections = toSections([
      set('Experience', 14),
      set('Rewrites software for the needs of', 12, true),
      set('tech projects', 12),
      set('Trains staff', 12, true),
      set('Education', 14),
      set('Ghent University', 12),
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
  });

  it('leaves out the titles of parts of a section', () => {
    const sections = toSections([
      set('Experience', 14),
      set('Vocational', 12),
      set('Engineer, Acme Ltd', 10),
      set('Built things', 10, true),
      set('Miscellaneous', 12),
      set('Clerk, Acme Ltd', 10),
      set('Education', 14),
      set('Ghent University', 10),
      set('BSc in Physics', 10),
    ]);
    expect(sections.map(({ lines }) => lines.length)).toEqual([3, 2]);
  });

  it('knows a title that is set smaller on a second page, where space stands above it', () => {
    const line = (text: string, size: number, spaced = false) => makeLine([text], { size, spaced })!;
    const lines = [
      line('SKILLS', 16, true),
      line('Sewing and drawing', 11),
      line('EXPERIENCE', 16, true),
      line('Designer, Quay Ltd, 2019', 12),
      line('EDUCATION', 14, true),
      line('Exmoor College, 2016', 12),
    ];
    expect(toSections(lines).map(({ kind }) => kind)).toEqual(['skills', 'experience', 'education']);
  });

  it('takes a line set like the titles, with their colon, for a title though no list has it', () => {
    const lines = linesOfText(
      'ANN LEE\nNORTH STREET\nQUAYVILLE\nEXSHIRE\nEDUCATIONAL DETAILS:\nSSC\nHSC\tQuay School\nTECHNICAL QUALIFICATION:\nTyping\nKEY STRENGTH:\nSews well.\nPERSONAL DETAILS:\nFemale',
    ).map((line) => ({ ...line, bold: true }));
    expect(toSections(lines).map(({ title }) => title)).toEqual([
      '',
      'EDUCATIONAL DETAILS:',
      'TECHNICAL QUALIFICATION:',
      'KEY STRENGTH:',
      'PERSONAL DETAILS:',
    ]);
  });

  it('takes the last word of a sentence for no title', () => {
    const lines = linesOfText(
      'EXPERIENCE\nClerk, Quay Ltd, 2019 – 2021\nKept the books of all the\nwork.\nand of their\nhistory.\nMore.',
    );
    expect(toSections(lines).map(({ title }) => title)).toEqual(['EXPERIENCE']);
  });
});
