import { expect, it } from 'vitest';
import { readList } from '../read-list.ts';
import type { ListedPerson } from '../reader-contract.ts';

async function readCsv(text: string) {
  const people: ListedPerson[] = [];
  const { list } = await readList(new Uint8Array(Buffer.from(text)), async (_, page) => void people.push(...page));
  return { columns: list.columns, first: people[0] };
}

/** What a list is, the list, its columns of names, addresses and companies, and the company of the first person. */
it.each<[string, string, [string | null, string | null, string | null], string]>([
  [
    'legal name before former, EN',
    'Full name,Former employer,Legal name,Current company\nAnn Lee,OldCo,Acme Holding Ltd,Acme',
    ['Full name', null, 'Current company'],
    'Acme',
  ],
  [
    'legal name over former, EN',
    'Full name,Previous company,Legal entity name,Email\nAnn Lee,OldCo,Acme Ltd,ann@acme.example',
    ['Full name', 'Email', 'Legal entity name'],
    'Acme Ltd',
  ],
  [
    'former over client, DE',
    'Name;Kunde;Ehemaliger Arbeitgeber;E-Mail\nAnn Lee;Big AG;OldCo;ann@acme.example',
    ['Name', 'E-Mail', 'Ehemaliger Arbeitgeber'],
    'OldCo',
  ],
  [
    'client alone, EN',
    'Candidate,Client,Email\nAnn Lee,Big Inc,ann@acme.example',
    ['Candidate', 'Email', 'Client'],
    'Big Inc',
  ],
  [
    'client beside company, FR',
    'Nom complet;Client;Société actuelle;Courriel\nAnn Lee;Big SA;Acme;ann@acme.example',
    ['Nom complet', 'Courriel', 'Société actuelle'],
    'Acme',
  ],
  [
    'legal name, DE',
    'Vorname;Nachname;Rechtlicher Name;Früherer Arbeitgeber\nAnn;Lee;Acme GmbH;OldCo',
    ['Vorname, Nachname', null, 'Rechtlicher Name'],
    'Acme GmbH',
  ],
  [
    'razón social, ES',
    'Nombre completo;Cliente;Razón social;Correo\nAnn Lee;Big SL;Acme SL;ann@acme.example',
    ['Nombre completo', 'Correo', 'Razón social'],
    'Acme SL',
  ],
  [
    'ragione sociale, IT',
    'Nome;Cognome;Ex datore di lavoro;Ragione sociale\nAnn;Lee;OldCo;Acme Srl',
    ['Nome, Cognome', null, 'Ragione sociale'],
    'Acme Srl',
  ],
  [
    'huidige werkgever, NL',
    'Naam;Klant;Vorige werkgever;Huidige werkgever;E-mail\nAnn Lee;Big NV;OldCo;Acme;ann@acme.example',
    ['Naam', 'E-mail', 'Huidige werkgever'],
    'Acme',
  ],
  [
    'raison sociale, FR',
    'Prénom;Nom;Ancien employeur;Raison sociale\nAnn;Lee;OldCo;Acme SARL',
    ['Prénom, Nom', null, 'Raison sociale'],
    'Acme SARL',
  ],
  [
    'generic company after current',
    'Name,Company,Current employer,Email\nAnn Lee,OldCo,Acme,ann@acme.example',
    ['Name', 'Email', 'Current employer'],
    'Acme',
  ],
  [
    'no headings: address, person, company',
    'ann@acme.example,Ann Lee,Acme GmbH\nbob@beta.example,Bob Ray,Beta Ltd',
    ['Column B', 'Column A', 'Column C'],
    'Acme GmbH',
  ],
  [
    'no headings: two columns of companies and people',
    'Acme GmbH,Ann Lee\nBeta Ltd,Bob Ray\nGamma SA,Cy Doe',
    ['Column B', null, 'Column A'],
    'Acme GmbH',
  ],
  [
    'headings say nothing',
    'A,B,C\nann@acme.example,Ann Lee,Acme B.V.\nbob@beta.example,Bob Ray,Beta GmbH & Co. KG',
    ['B', 'A', 'C'],
    'Acme B.V.',
  ],
  [
    'headings say nothing, S.L. and S.p.A.',
    'Wer,Wo,Was\nAnn Lee,Acme S.p.A.,ann@acme.example\nBob Ray,Beta S.L.,bob@beta.example',
    ['Wer', 'Was', 'Wo'],
    'Acme S.p.A.',
  ],
  [
    'domain known by address',
    'X,Y,Z\nAnn Lee,Acme,ann@acme.example\nBob Ray,Beta,bob@beta.example\nCy Doe,Gamma,cy@gamma.example',
    ['X', 'Z', 'Y'],
    'Acme',
  ],
  [
    'empty current beside filled company',
    'Name,Current company,Company,Email\nAnn Lee,,Acme,ann@acme.example\nBob Ray,,Beta,bob@beta.example',
    ['Name', 'Email', 'Company'],
    'Acme',
  ],
  [
    'past and present, ES',
    'Nombre;Apellidos;Última empresa;Empresa actual\nAnn;Lee;OldCo;Acme',
    ['Nombre, Apellidos', null, 'Empresa actual'],
    'Acme',
  ],
  ['ex, DE', 'Kandidat;Ex-Firma;Aktuelle Firma\nAnn Lee;OldCo;Acme', ['Kandidat', null, 'Aktuelle Firma'], 'Acme'],
  [
    'ancienne société, FR',
    'Candidat;Ancienne société;Société\nAnn Lee;OldCo;Acme',
    ['Candidat', null, 'Société'],
    'Acme',
  ],
  [
    'azienda precedente, IT',
    'Candidato;Azienda precedente;Azienda attuale;Cliente\nAnn Lee;OldCo;Acme;Big',
    ['Candidato', null, 'Azienda attuale'],
    'Acme',
  ],
  ['opdrachtgever, NL', 'Kandidaat;Opdrachtgever;Bedrijf\nAnn Lee;Big;Acme', ['Kandidaat', null, 'Bedrijf'], 'Acme'],
  [
    'empresa anterior, PT',
    'Nome;Sobrenome;Empresa anterior;Empresa atual\nAnn;Lee;OldCo;Acme',
    ['Nome, Sobrenome', null, 'Empresa atual'],
    'Acme',
  ],
  [
    'client name is no name',
    'Client name,Name,Email\nBig Inc,Ann Lee,ann@acme.example',
    ['Name', 'Email', 'Client name'],
    'Big Inc',
  ],
  [
    'a person with a legal name',
    'Legal name,Employer,E-mail\nAnn Lee,Acme,ann@x.example',
    ['Legal name', 'E-mail', 'Employer'],
    'Acme',
  ],
  [
    'legal name of people, client',
    'Legal name,Client\nAnn Lee,Big\nBob Ray,Big',
    ['Legal name', null, 'Client'],
    'Big',
  ],
  [
    'end client beside employer DE',
    'Name;Endkunde;Arbeitgeber (aktuell);Arbeitgeber (früher)\nAnn Lee;Big;Acme;OldCo',
    ['Name', null, 'Arbeitgeber (aktuell)'],
    'Acme',
  ],
  ['IT joined', 'Nome e cognome;Azienda (ex);Azienda\nAnn Lee;OldCo;Acme', ['Nome e cognome', null, 'Azienda'], 'Acme'],
  [
    'camel case',
    'fullName,previousEmployer,currentEmployer,clientName\nAnn Lee,OldCo,Acme,Big',
    ['fullName', null, 'currentEmployer'],
    'Acme',
  ],
  [
    'snake case',
    'full_name,former_company,legal_name\nAnn Lee,OldCo,Acme BV',
    ['full_name', null, 'legal_name'],
    'Acme BV',
  ],
  ['client contact', 'Client contact,Candidate,Company\nRita Roe,Ann Lee,Acme', ['Candidate', null, 'Company'], 'Acme'],
  [
    'unknown headings without addresses',
    'Wer;Wo\nAnn Lee;Acme GmbH\nBob Ray;Beta AG\nCy Doe;Gamma KG',
    ['Wer', null, 'Wo'],
    'Acme GmbH',
  ],
  [
    'companies partly legal',
    'P,Q,R\nAnn Lee,Acme,ann@one.example\nBob Ray,Beta GmbH,bob@two.example\nCy Doe,Gamma AG,cy@three.example\nDi Fox,Delta Inc.,di@four.example\nEd Gray,Epsilon,ed@five.example\nFay Hill,Zeta,fay@six.example\nGil Ink,Eta,gil@seven.example',
    ['P', 'R', 'Q'],
    'Acme',
  ],
  [
    'FR present and past',
    'Nom et prénom;Employeur précédent;Employeur;Dernier client\nAnn Lee;OldCo;Acme;Big',
    ['Nom et prénom', null, 'Employeur'],
    'Acme',
  ],
  [
    'NL former and client',
    'Volledige naam;Klant;Voormalige werkgever\nAnn Lee;Big;OldCo',
    ['Volledige naam', null, 'Voormalige werkgever'],
    'OldCo',
  ],
  [
    'ES employer now',
    'Nombre completo;Antigua empresa;Empleador actual;Nombre del cliente\nAnn Lee;OldCo;Acme;Big',
    ['Nombre completo', null, 'Empleador actual'],
    'Acme',
  ],
  [
    'present company beside date',
    'Full name,Company start date,Present company,Company size\nAnn Lee,2019,Acme,50',
    ['Full name', null, 'Present company'],
    'Acme',
  ],
])('finds the company somebody is known by: %s', async (_, text, [name, email, company], first) => {
  const read = await readCsv(text);
  expect(read.columns).toEqual({ name, email, company });
  expect(read.first).toMatchObject({ name: 'Ann Lee', company: first });
});
