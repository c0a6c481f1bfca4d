import { describe, expect, it } from 'vitest';
import { Profile, type SocialProfile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

interface Who {
  readonly firstName: string;
  readonly lastName: string;
  readonly urls?: readonly string[];
  readonly jobTitle?: string;
}
const LINKS = ['https://github.com/tux-wizard', 'https://x.com/nightowl', 'https://medium.com/@zebra85'];
const JAN: Who = { firstName: 'Jan', lastName: 'Berg', urls: LINKS };
const shownOf = ({ urls = [], jobTitle = 'Engineer', ...name }: Who, summary: string, isBlind = true) => {
  const socialProfiles: SocialProfile[] = urls.map((url) => ({ type: 'other', url }));
  const employmentHistory = [{ jobTitle, employerName: 'Acme' }];
  const profile = Profile.parse({ ...name, location: 'Gent', employmentHistory, socialProfiles, summary });
  return guestProfile(profile, { number: 0, isBlind }).summary;
};

describe('the handles of own links are hidden, for every guest', () => {
  it.each([
    ['Known as tux-wizard online', 'Known as […] online'],
    ['maintainer of tux-wizard/linux', 'maintainer of […]/linux'],
    ['nightowl on Twitter', '[…] on Twitter'],
    ['auf Twitter (Nightowl) zu finden', 'auf Twitter ([…]) zu finden'],
    ['je tweete, @nightowl, et j’écris, zebra85', 'je tweete, […], et j’écris, […]'],
    ['github.com/tux-wizard, tux-wizard.github.io', '[…], […]'],
  ])('%s', (text, shown) => {
    for (const isBlind of [false, true]) expect(shownOf(JAN, text, isBlind)).toBe(shown);
  });
});

describe('an address is hidden, however its signs are spelt', () => {
  it.each([
    'name (at) host [dot] tld',
    'name(at)host(dot)museum',
    'name [at] mail [dot] host [dot] technology',
    'name AT host DOT com',
    'name at host [dot] com',
    'name (arobase) hôte (point) exemple',
    'name (собака) host (точка) ru',
    'name собака host точка ru',
    'имя (at) почта (точка) рф',
  ])('%s', (address) => {
    for (const isBlind of [false, true]) {
      expect(shownOf(JAN, address, isBlind)).toBe('[…]');
      expect(shownOf(JAN, `(${address}), please`, isBlind)).toBe('([…]), please');
    }
  });
});

describe('a blind one hides the name in its other forms', () => {
  it.each([
    ['Max', 'Franz', 'Maxens Idee, Franzens Büro', '[…] Idee, […] Büro'],
    ['Jan', 'Novák', 'S Novákem a Novákovi, kolega Nováka', 'S […] a […], kolega […]'],
    ['Jana', 'Nováková', 'S Novákovou a o Novákové', 'S […] a o […]'],
    ['Jan', 'Svoboda', 'Se Svobodou, u Svobody, o Svobodě', 'Se […], u […], o […]'],
    ['Petr', 'Dvořáček', 'Za Dvořáčka, s Dvořáčkem', 'Za […], s […]'],
    ['Petr', 'Černý', 'Od Černého k Černému s Černým', 'Od […] k […] s […]'],
    ['Jan', 'Kowalski', 'U Kowalskiego, z Kowalskim i Kowalską', 'U […], z […] i […]'],
    ['Anna', 'Nowicka', 'Od Nowickiej z Nowicką', 'Od […] z […]'],
    ['Adam', 'Nowak', 'Z Nowakiem i Nowakowi, dla Nowaka', 'Z […] i […], dla […]'],
    ['Νίκος', 'Παπαδόπουλος', 'Του Παπαδόπουλου, τον Παπαδόπουλο, ΠΑΠΑΔΟΠΟΥΛΟΥ', 'Του […], τον […], […]'],
    ['Μαρία', 'Γεωργίου', 'Της Μαρίας', 'Της […]'],
    ['Matti', 'Virtanen', 'Virtasen tiimi, Virtaselle ja Matilta', '[…] tiimi, […] ja […]'],
    ['Klaus', 'Weiß', 'Klausens Team, Weissens und Weißens Haus', '[…] Team, […] und […] Haus'],
    ['Anna', 'Schmidt', 'Annas Team, Schmidts Büro', '[…] Team, […] Büro'],
    ['Jan', 'Berg', "Jan's work, Berg's team", '[…] work, […] team'],
    ['Иван', 'Петров', 'об Иване Петрове, Ивану Петрову, с Иваном Петровым', 'об […] […], […] […], с […] […]'],
    ['Анна', 'Иванова', 'Анны Ивановой, Анне, Анну Иванову', '[…] […], […], […] […]'],
    ['Мария', 'Достоевская', 'Марии Достоевской, Марию Достоевскую', '[…] […], […] […]'],
    ['Юрий', 'Чайковский', 'Юрия Чайковского, Юрию, Юрием Чайковским', '[…] […], […], […] […]'],
    ['Игорь', 'Шевченко', 'Игоря Шевченко, Игорем', '[…] […], […]'],
    ['Павел', 'Соколов', 'Павла Соколова, Павлу, Павлом', '[…] […], […], […]'],
    ['Фёдор', 'Лебедь', 'Фёдора Лебедя, Федору', '[…] […], […]'],
  ])('%s %s', (firstName, lastName, text, shown) => {
    expect(shownOf({ firstName, lastName }, text)).toBe(shown);
    expect(shownOf({ firstName, lastName }, text, false)).toBe(text);
  });
});

describe('a blind one hides the name in each case of the language that it, or the text, is in', () => {
  it.each([
    ['Lukáš', 'Beneš', 'Lukáše Beneše, Lukáši, Lukášem, Lukášovi Benešovi, o Benešovi'],
    ['Lukas', 'Benes', 'pracoval jako asistent Lukase Benese'],
    ['Jana', 'Nováková', 'Práce podle Jany Novákové, Janě, Janu, s Janou Novákovou'],
    ['Petr', 'Malý', 'Byla to firma Petra Malého, Petrovi Malému, s Petrem Malým, firma roku'],
    ['Jiří', 'Kříž', 'Jiřího Kříže, Jiřímu Křížovi, s Jiřím Křížem'],
    ['Zuzana', 'Horváthová', 'Ktorý tím Zuzany Horváthovej, Zuzane Horváthovej, so Zuzanou Horváthovou'],
    ['Ondrej', 'Kováč', 'od Ondreja Kováča, Ondrejovi Kováčovi, o Ondrejovi, s Ondrejom Kováčom'],
    ['Agnieszka', 'Wójcik', 'Agnieszki, Agnieszce, Agnieszkę, z Agnieszką Wójcik, z Wójcikiem'],
    ['Katarzyna', 'Lis', 'Katarzyny, Katarzynie, Katarzynę, z Katarzyną'],
    ['Marta', 'Zielińska', 'Marty Zielińskiej, Marcie Zielińskiej, z Martą Zielińską'],
    ['Robert', 'Wiśniewski', 'Roberta Wiśniewskiego, o Robercie Wiśniewskim, Robertowi Wiśniewskiemu'],
    ['Paweł', 'Kowalczyk', 'Pawła Kowalczyka, Pawłowi Kowalczykowi, z Pawłem Kowalczykiem, o Pawle'],
    ['Matti', 'Laine', 'Laineen tiimi ja Lainetta; Matilta, Matilla, Matille, Matissa, Matin, Mattia'],
    ['Heikki', 'Mäkinen', 'Heikin ja Mäkisen kanssa, Heikille Mäkiselle'],
    ['Markus', 'Lahti', 'Markuksen ja Lahden kanssa, Markukselle, Lahdelta, Lahdella'],
    ['Pekka', 'Niemi', 'Pekan, Pekalle ja Niemen, Niemelle, Niemeltä kanssa'],
    ['Katalin', 'Nagy', 'Katalinnak, Nagytól, Katalinnal, Nagyhoz, Nagynak, Katalinról'],
    ['Anna', 'Szabó', 'Annának, Annától, Annával, Szabónak, Szabóval, Szabótól'],
    ['Ayşe', 'Yılmaz', "Ayşe'nin, Ayşe'den, Yılmaz'ın, Yılmaz'a, Ayşenin, Yılmazdan"],
    ['Jānis', 'Bērziņš', 'Jāņa Bērziņa, Jānim Bērziņam, Jāni Bērziņu'],
    ['Ilze', 'Kalniņa', 'Ilzes Kalniņas, Ilzei Kalniņai, Ilzi Kalniņu'],
    ['Jonas', 'Kazlauskas', 'Jono Kazlausko, Jonui Kazlauskui, Joną Kazlauską, su Jonu Kazlausku'],
    ['Rūta', 'Petrauskienė', 'Rūtos Petrauskienės, Rūtai Petrauskienei, Rūtoje'],
    ['Олена', 'Шевчук', 'Олени Шевчук, Олені, Олену, з Оленою'],
    ['Андрій', 'Коваленко', 'Андрія Коваленка, Андрієві Коваленкові, Андрію, з Андрієм'],
    ['Наталия', 'Кузнецова', 'Наталии Кузнецовой, Наталию Кузнецову'],
    ['Ελένη', 'Παπαδάκη', 'της Ελένης'],
    ['Γιώργος', 'Νικολάου', 'του Γιώργου, τον Γιώργο'],
    ['Adam', 'Kozieł', 'u Kozła, Kozłowi, z Kozłem'],
    ['Jan', 'Krawiec', 'oraz dla Krawca, z Krawcem'],
    ['Katalin', 'Nagy', 'Nagyékkal, Nagyéknál'],
    ['Maria', 'Ionescu', 'echipa Mariei Ionescu, Ionescului'],
    ['Elena', 'Popa', 'proiectele pentru Elenei, Popei'],
    ['Anca', 'Munteanu', 'pentru Ancăi, Munteanului'],
    ['Marko', 'Horvat', 'deset godina s Markom, kod Marka Horvata, o Marku, s Horvatom, kroz Markov, Markova'],
    ['Nikola', 'Petrović', 'sa Nikolom, od Nikole, o Nikoli, uz Nikolin i Petrovićev, kod Petrovića'],
    ['Petar', 'Jurić', 'kod Petra, s Petrom, uz Petrov'],
    ['Ana', 'Kovač', 'z Ano, ob Ani, pri Anini in Kovačevi, Kovačeva, s Kovačem'],
    ['Igor', 'Zupanec', 'smo z Igorjem pri Zupancu, Igorjev'],
    ['Mari', 'Tamm', 'meeskond, Tamme, Tammega, Tammele, Mariga, Marile, Marist'],
    ['Toomas', 'Rebane', 'ning Toomase, Toomasega, Rebase, Rebasele'],
    ['Katrin', 'Kask', 'aastal Katrini, Katriniga, Kase, Kasega'],
  ])('%s %s', (firstName, lastName, text) => {
    const isLeft = /^(?:[\p{Ll}\p{P}\s]|Práce|Byla|Ktorý|\[…\])*$/u;
    expect(shownOf({ firstName, lastName }, text)).toMatch(isLeft);
    expect(shownOf({ firstName, lastName }, text, false)).toBe(text);
  });
});

describe('a blind one hides a date of birth', () => {
  it.each([
    'born 3/4/1990',
    'born 3-Apr-1990',
    'born 3.IV.1990',
    'geb. 03.04.90',
    'né le 3 avril 1990',
    'DOB: 3/4/1990',
    'DOB:',
    'birth: 1990',
    'urodzony 3 kwietnia 1990',
    'ur. 03.04.1990',
    'data urodzenia: 03.04.1990',
    'родился 3 апреля 1990',
    'родилась в 1990 году',
    'дата рождения 3 апреля',
    'födelsedatum 3 april 1990',
  ])('%s', (born) => expect(shownOf(JAN, `Lawyer; ${born}; Gent`)).toBe('Lawyer; […]; Gent'));
});

/** Ordinary sentences beside people of whom a form or a handle is nearly a word of them. */
const CLEAN: readonly (readonly [Who, string])[] = [
  [{ ...JAN, urls: ['https://github.com/engineer'] }, 'An engineer of engineers'],
  [{ ...JAN, urls: ['https://github.com/go', 'https://x.com/java'] }, 'Wrote Go and Java, and let it go'],
  [{ ...JAN, urls: ['https://github.com/acme/engine'], jobTitle: 'Acme lead' }, 'Led the engine of Acme'],
  [{ ...JAN, urls: ['https://stackoverflow.com/users/2019/jan'] }, 'Since 2019 with 2019 users'],
  [{ ...JAN, urls: ['https://janberg.dev/about'] }, 'Passionate about building products, about people'],
  [{ ...JAN, urls: ['https://janberg.dev/portfolio'] }, 'Managed a portfolio of 20 clients'],
  [{ ...JAN, urls: ['https://blog.example.com/product/'] }, 'Senior product manager, product lead'],
  [{ ...JAN, urls: ['https://www.linkedin.com/company/google'] }, 'Then at Google for five years'],
  [{ ...JAN, urls: ['https://docs.google.com/document/d/1abc'] }, 'Wrote the document'],
  [{ ...JAN, urls: ['https://scholar.google.com/citations?user=abc'] }, 'Over 2,000 citations'],
  [{ ...JAN, urls: ['https://www.kaggle.com/competitions/titanic'] }, 'Won two competitions'],
  [JAN, 'Wizards of Tux, owls at night, a zebra and 85 horses'],
  [JAN, 'The cat (at the vet) is well [dot matrix printers too]'],
  [JAN, 'Head of IT (at Acme), of a point (dot) and a line'],
  [JAN, 'WORKED AT GOOGLE IN THE DOT COM ERA'],
  [JAN, 'Assisted the birth of 20 babies, gave birth to a brand in 1999'],
  [JAN, 'Paid 100 р. в 2010 году, собака и точка'],
  [JAN, 'Ran 24/Marketing 2010 campaigns, 1-Junior 2005 team'],
  [{ firstName: 'Иван', lastName: 'Петров' }, 'Иваново – город, иваны и петли'],
  [{ firstName: 'Роман', lastName: 'Мороз' }, 'Написал романы, любит морозы'],
  [{ firstName: 'Max', lastName: 'Franz' }, 'Maximal, Franzose und französisch'],
  [{ firstName: 'Mila', lastName: 'Rossi' }, 'From Milan to Rome, with Milos and Rosso'],
  [{ firstName: 'Lukas', lastName: 'Gross' }, 'Große Projekte, grosse Teams; Luke'],
  [{ firstName: 'Mark', lastName: 'Kurz' }, 'Kurze Wege, Market and Marketing, Märkte'],
  [{ firstName: 'Roberta', lastName: 'Costa' }, 'Roberto e il costo, costi e Coste'],
  [{ firstName: 'Veronika', lastName: 'Nová' }, 'Novinky jako práce, Novela podle zákona'],
  [{ firstName: 'Marko', lastName: 'Horvat' }, 'Deset godina: Marketing, Market, Hrvatska i Markica'],
  [{ firstName: 'Mari', lastName: 'Tamm' }, 'Meeskond: Marketing, Marss, Tamil ja Tampere'],
  [{ firstName: 'Elena', lastName: 'Popa' }, 'Pentru Popular, Elemente, Popor'],
  [{ firstName: 'Вера', lastName: 'Белая' }, 'Верное дело, бельё и вернисаж'],
];

it('hides nothing of ordinary sentences', () => {
  const wrong = CLEAN.filter(([who, text]) => shownOf(who, text) !== text).map(([, text]) => text);
  expect(wrong).toEqual([]);
});
