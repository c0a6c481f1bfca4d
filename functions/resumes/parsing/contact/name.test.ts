import { describe, expect, it } from 'vitest';
import { makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findName } from './name.ts';

/** The name in a resume whose first line is this one, set larger than the rest. */
function nameIn(first: string, email: string | null = null) {
  const lines = [
    makeLine(first.split('\t'), { size: 20 })!,
    ...['7 Mill Lane, Bristol', '+44 7700 900461', 'Experience', 'Clerk, Acme Ltd, 2019 – 2021'].map(
      (text) => makeLine([text], { size: 10 })!,
    ),
  ];
  return findName(lines, toSections(lines), email);
}

describe('the name of a person', () => {
  it.each([
    // Called after a trade
    ['Grace Baker', 'Grace', 'Baker'],
    ['Theodore Cook', 'Theodore', 'Cook'],
    ['Miriam Koch', 'Miriam', 'Koch'],
    ['Jens Schneider', 'Jens', 'Schneider'],
    ['Paul Boulanger', 'Paul', 'Boulanger'],
    // Letters after
    ['Chidi Okafor, M.Sc.', 'Chidi', 'Okafor'],
    ['Jan Küster M.Sc.', 'Jan', 'Küster'],
    ['JAN KÜSTER M.SC.', 'Jan', 'Küster'],
    ['Ann Lee, BSc MSc', 'Ann', 'Lee'],
    ['Ann Lee BSc MSc', 'Ann', 'Lee'],
    ['Siobhan Walsh, RN', 'Siobhan', 'Walsh'],
    ['Omar Haddad, PMP, CPA', 'Omar', 'Haddad'],
    ['Rita Lopes, Ph.D.', 'Rita', 'Lopes'],
    ['Jack Ma', 'Jack', 'Ma'],
    // Titles before
    ['Dr. rer. nat. Anke Schulz', 'Anke', 'Schulz'],
    ['Dr.-Ing. Karl Weber', 'Karl', 'Weber'],
    ['Prof. Dr. med. Eva Lang', 'Eva', 'Lang'],
    ['Mag. Julia Huber', 'Julia', 'Huber'],
    ['Dipl.-Ing. Peter Graf', 'Peter', 'Graf'],
    ['Dott.ssa Chiara Neri', 'Chiara', 'Neri'],
    ['Drs. Piet Visser', 'Piet', 'Visser'],
    // Capitals
    ['Camille DUBOIS', 'Camille', 'Dubois'],
    ['DUBOIS Camille', 'Camille', 'Dubois'],
    ['ORÇUN ÖZDEMİR', 'Orçun', 'Özdemir'],
    // Particles and hyphens
    ['Sanne van der Meer', 'Sanne', 'van der Meer'],
    ['Lucía García de la Torre', 'Lucía García', 'de la Torre'],
    ['Siobhán O’Connor-Walsh', 'Siobhán', 'O’Connor-Walsh'],
    ['Rafael Souza da Silva', 'Rafael Souza', 'da Silva'],
    // Beside a position
    ['Linh Nguyen, Product Designer', 'Linh', 'Nguyen'],
    ['Linh Nguyen | Product Designer', 'Linh', 'Nguyen'],
    ['Azeem Sarwar (Web Developer)', 'Azeem', 'Sarwar'],
    // Labels
    ['Hello, I’m Maja Lindqvist', 'Maja', 'Lindqvist'],
    ['Name\tGrace Baker', 'Grace', 'Baker'],
    ['Name, Vorname:\tRiemer, Dennis', 'Dennis', 'Riemer'],
    ['Name:\tMichael', 'Michael', null],
    // Other scripts
    ['王小明', '小明', '王'],
    ['欧阳娜娜', '娜娜', '欧阳'],
    ['Xiaoming Wang 王小明', 'Xiaoming', 'Wang'],
    ['王小明 (Xiaoming Wang)', 'Xiaoming', 'Wang'],
    ['Иван Петров', 'Иван', 'Петров'],
    // One word
    ['Alice', 'Alice', null],
  ])('is read from %j', (text, firstName, lastName) => {
    expect(nameIn(text)).toEqual({ firstName, lastName });
  });

  it.each(['Pastry Cook', 'Sales Associate', 'Curriculum Vitae', 'Lebenslauf', '个人简历', 'Engaged and kind.'])(
    'is not %j',
    (text) => {
      expect(nameIn(text)).toEqual({ firstName: null, lastName: null });
    },
  );

  it('may be any trade when the address says so', () => {
    expect(nameIn('Mary Nurse', 'mary.nurse@home.example')).toEqual({ firstName: 'Mary', lastName: 'Nurse' });
  });

  it('may end in an initial when the address says so', () => {
    expect(nameIn('AKSHAY S', 'akshay77@home.example')).toEqual({ firstName: 'Akshay', lastName: 'S' });
  });

  it('stands before what somebody studies, and under the word resume', () => {
    expect(nameIn('Run Mao, Undergraduate')).toEqual({ firstName: 'Run', lastName: 'Mao' });
    const lines = ['RESUME', 'P.Nithya,', 'nithya@home.example'].map((text) => makeLine([text], { bold: true })!);
    expect(findName(lines, toSections(lines), 'nithya@home.example')).toEqual({ firstName: 'P.', lastName: 'Nithya' });
  });

  it('is no town with its state, written as one word or two', () => {
    expect(nameIn('Madurai, Tamilnadu')).toEqual({ firstName: null, lastName: null });
  });

  it('is none of the skills of a side column, where nothing else is known', () => {
    const skills = ['SQL & R', 'Python & C++', 'Git & GitLab', 'TensorFlow', '& PyTorch', 'POWER BI', 'Data Science'];
    const lines = skills.map((text) => makeLine([text], { size: 10, bold: true })!);
    expect(findName(lines, toSections(lines), null)).toEqual({ firstName: null, lastName: null });
  });
});
