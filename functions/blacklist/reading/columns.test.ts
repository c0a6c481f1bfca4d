import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.ts';
import type { ListedPerson } from '../reader-contract.ts';
import { ListProblem } from './list-problem.ts';

async function readCsv(text: string) {
  const people: ListedPerson[] = [];
  const { list } = await readList(new Uint8Array(Buffer.from(text)), async (_, page) => void people.push(...page));
  return { ...list, people };
}

const ANNA = { row: 2, name: 'Anna Nowak', email: 'anna@acme.example', company: '' };

it.each(['Previous company', 'Früherer Arbeitgeber', 'Ancien employeur'])(
  'never takes %s for where one works',
  async (was) => {
    const { people } = await readCsv(`Job title,Name,${was},Current company\nDev,Ann Lee,Old,Acme`);
    expect(people).toMatchObject([{ name: 'Ann Lee', company: 'Acme' }]);
  },
);

describe('the columns of a list', () => {
  it.each([
    ['in another order', 'Email,Name\nanna@acme.example,Anna Nowak'],
    ['in German, by semicolons', 'Firma;E-Mail-Adresse;Name\n;anna@acme.example;Anna Nowak'],
    ['in French, the name in two', 'Nom;Prénom;Courriel\nNowak;Anna;anna@acme.example'],
    ['in Spanish, by tabs', 'Apellidos\tNombre\tCorreo electrónico\nNowak\tAnna\tanna@acme.example'],
    ['in Polish', 'Imię,Nazwisko,Poczta\nAnna,Nowak,anna@acme.example'],
    ['in Japanese', '氏名,メールアドレス\nAnna Nowak,anna@acme.example'],
    ['with words around', 'Candidate name (full),Primary email\nAnna Nowak,anna@acme.example'],
    ['among others', 'Id,Applied,Full name,Stage,Email\n7,2024-01-01,Anna Nowak,Offer,anna@acme.example'],
    ['known by the addresses alone', 'Wer,Wohin\nAnna Nowak,anna@acme.example'],
  ])('are found %s', async (_, text) => {
    const { candidates, counts } = await readCsv(text);
    expect(candidates).toEqual([ANNA]);
    expect(counts).toEqual({ valid: 1, duplicates: 0, refused: 0 });
  });

  it('are found below a title, and without headings', async () => {
    const titled = await readCsv('Export of our ATS,\n\nName,Email\nAnna Nowak,anna@acme.example');
    expect(titled.candidates).toEqual([{ ...ANNA, row: 4 }]);
    const bare = await readCsv('anna@acme.example,Anna Nowak');
    expect(bare.candidates).toEqual([{ ...ANNA, row: 1 }]);
    expect(bare.columns).toEqual({ name: 'Column B', email: 'Column A', company: null });
  });

  const LEE = ['Ann Lee', 'ann@acme.example', 'Acme'];
  it.each([
    [
      'an id of the candidate',
      'Candidate ID,First Name,Last Name,Email Addresses,Current Company,Recruiter Email',
      '1,Ann,Lee,ann@acme.example,Acme,rec@us.example',
    ],
    [
      'an id beside an empty address',
      'Candidate ID,First Name,Last Name,Emails,Current Company',
      '1,Ann,Lee,,Acme',
      ['Ann Lee', '', 'Acme'],
    ],
    [
      'an id that is called a candidate',
      'Candidate;First Name;Last Name;Email;Company',
      'C-17;Ann;Lee;ann@acme.example;Acme',
    ],
    [
      'a recruiter, who stands first',
      'Recruiter email,Recruiter,Candidate,Candidate email,Company',
      'rec@us.example,Rita Roe,Ann Lee,ann@acme.example,Acme',
    ],
    [
      'a recruiter in German',
      'Recruiterin;E-Mail des Recruiters;Bewerber;E-Mail;Firma',
      'Rita Roe;rec@us.example;Ann Lee;ann@acme.example;Acme',
    ],
    [
      'who is in charge in French',
      'Responsable;Courriel du recruteur;Candidat;Courriel;Entreprise',
      'Rita Roe;rec@us.example;Ann Lee;ann@acme.example;Acme',
    ],
    [
      'an owner, and when',
      'Candidate owner,Name,Email date,Email,Company',
      'Rita Roe,Ann Lee,2024-01-02,ann@acme.example,Acme',
    ],
    [
      'in charge in Japanese',
      '採用担当者,候補者,採用担当者メール,メール,会社名',
      'Rita Roe,Ann Lee,rec@us.example,ann@acme.example,Acme',
    ],
    ['the name of a company', 'Company Name,Contact Name,Email', 'Acme,Ann Lee,ann@acme.example'],
    ['the name of a company, in German', 'Firmenname;Ansprechpartner;E-Mail', 'Acme;Ann Lee;ann@acme.example'],
    ['the name of a company, joined', 'Name der Firma;Name der Person;E-Mail', 'Acme;Ann Lee;ann@acme.example'],
    ['the company of the candidate', 'Firma des Kandidaten;Kandidat;E-Mail', 'Acme;Ann Lee;ann@acme.example'],
    [
      'the name of a company, called a name',
      'Name,Contact,Email',
      'Acme GmbH,Ann Lee,ann@acme.example',
      ['Ann Lee', 'ann@acme.example', 'Acme GmbH'],
    ],
    [
      'names of other things',
      'Job name,File name,Full name,Email ID,Email status,Employer',
      'Nurse One,cv.pdf,Ann Lee,ann@acme.example,sent,Acme',
    ],
    ['in one word', 'firstName,lastName,emailAddress,companyName', 'Ann,Lee,ann@acme.example,Acme'],
    ['with addresses as contacts', 'Candidate,Contact,Company', 'Ann Lee,ann@acme.example,Acme'],
  ])('are not taken for others: %s', async (_, headings, row, expected = LEE) => {
    const { candidates } = await readCsv(`${headings}\n${row}`);
    expect(candidates.map(({ name, email, company }) => [name, email, company])).toEqual([expected]);
  });

  it('of addresses count all, but not those of the few who keep the list', async () => {
    const rows = ['Ann Lee,ann@acme.example,ann@home.example,rita@us.example', 'Bob,,bob@home.example,rita@us.example'];
    const more = ['Cy,cy@acme.example,,rita@us.example', 'Di,di@acme.example,di@home.example,sam@us.example'];
    const { candidates, columns, counts } = await readCsv(
      ['Name,Work email,Private,Desk', ...rows, ...more].join('\n'),
    );
    expect(columns.email).toBe('Work email, Private');
    expect(counts.valid).toBe(4);
    expect(candidates.map(({ email }) => email)).toEqual([
      'ann@acme.example; ann@home.example',
      'bob@home.example',
      'cy@acme.example',
      'di@acme.example; di@home.example',
    ]);
  });

  it('are missing where only the addresses of recruiters stand', async () => {
    const text = 'Recruiter email,Candidate\nrec@us.example,Ann Lee\nother@us.example,Bob Ray';
    await expect(readCsv(text)).rejects.toEqual(new ListProblem('LIST_WITHOUT_COLUMNS'));
  });

  it('are found below notes that speak of addresses', async () => {
    const notes =
      'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n';
    const { people } = await readCsv(
      `${notes}First Name,Last Name,URL,Email Address\nAnn,Lee,https://l.example,ann@acme.example`,
    );
    expect(people).toMatchObject([{ name: 'Ann Lee', emails: ['ann@acme.example'] }]);
  });

  it('are told by their headings', async () => {
    const { columns } = await readCsv('Vorname;Nachname;E-Mail;Arbeitgeber\nAnna;Nowak;anna@acme.example;Acme');
    expect(columns).toEqual({ name: 'Vorname, Nachname', email: 'E-Mail', company: 'Arbeitgeber' });
  });

  it.each([
    ['Nachname;Vorname;Firma\nLee2;Ann1;Acme\nOkafor3;Ben1;Initech', ['Ann1 Lee2', 'Ben1 Okafor3']],
    ['Last name,First name,Email\nLee-2,Ann1,ann@acme.example\n,Ben7,', ['Ann1 Lee-2']],
  ])('are what their headings say, where digits stand below them: %s', async (text, names) => {
    const { people } = await readCsv(text);
    expect(people.map(({ name }) => name)).toEqual(names);
  });

  it('leave no row out in silence whose words stand in others', async () => {
    const { counts, refused } = await readCsv('Email,Remark\nann@acme.example,\n,called 3 times\n,\n');
    expect(counts).toEqual({ valid: 1, duplicates: 0, refused: 1 });
    expect(refused).toMatchObject([{ row: 3, reason: 'NOBODY_NAMED' }]);
  });

  it('are missing in a file of names alone', async () => {
    await expect(readCsv('Name,Town\nAnna Nowak,Gdynia')).rejects.toEqual(new ListProblem('LIST_WITHOUT_COLUMNS'));
  });
});
