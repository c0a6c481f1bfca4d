import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { guestProfile, UNREAD } from './blind.ts';

const shownOf = (firstName: string, lastName: string, summary: string, isBlind = true) =>
  guestProfile(Profile.parse({ firstName, lastName, summary }), { number: 0, isBlind }).summary;

describe('a blind one hides the name in Cyrillic, Greek and Latin letters, whichever the profile has', () => {
  it.each([
    ['Ivan', 'Petrov', 'Команда Ивана Петрова, с Иваном', 'Команда […] […], с […]'],
    ['Ivan', 'Petrov', 'отчёт И. Петрова, Петров И. И.', 'отчёт […], […]'],
    ['Ivan', 'Petrov', 'иван и петров', 'иван и […]'],
    ['Olena', 'Shevchenko', 'Олена Шевченко та з Оленою Шевченко', '[…] […] та з […] […]'],
    ['Yuliia', 'Yushchenko', 'Юлія Ющенко, Юлії', '[…] […], […]'],
    ['Yuri', 'Chaikovskii', 'Юрий Чайковский, Юрия Чайковского', '[…] […], […] […]'],
    ['Jurij', 'Tschaikowski', 'с Юрием Чайковским', 'с […] […]'],
    ['Sergey', 'Khrushchev', 'Сергею Хрущёву, о Сергее', '[…] […], о […]'],
    ['Zhanna', 'Shchukina', 'Жанна Щукина, Жанной Щукиной', '[…] […], […] […]'],
    ['Aleksey', 'Tsvetkov', 'Алексея Цветкова', '[…] […]'],
    ['Alexander', 'Zelenskyy', 'Александру Зеленскому', '[…] […]'],
    ['Serhii', 'Hrytsenko', 'Сергій Гриценко, Сергія', '[…] […], […]'],
    ['Fyodor', 'Soloviev', 'Фёдор Соловьёв, Федора Соловьева', '[…] […], […] […]'],
    ['Georgi', 'Sterev', 'Георги Щерев', '[…] […]'],
    ['Đorđe', 'Petrović', 'Ђорђе Петровић, Петровића', '[…] […], […]'],
    ['Željko', 'Kovač', 'Жељко Ковач, са Жељком Ковачем', '[…] […], са […] […]'],
    ['Vera', 'Petrova', 'Вера Петрова, Веры', '[…] […], […]'],
    ['Georgios', 'Papadopoulos', 'του Γιώργου Παπαδόπουλου, ο Γεώργιος', 'του […] […], ο […]'],
    ['Yannis', 'Christou', 'Γιάννης Χρήστου, τον Γιάννη', '[…] […], τον […]'],
    ['Evangelia', 'Nikolaou', 'Ευαγγελία Νικολάου, της Ευαγγελίας', '[…] […], της […]'],
    ['Иван', 'Петров', "Ivan Petrov leads, Petrov's team", '[…] […] leads, […] team'],
    ['Юлия', 'Щукина', 'Yulia Shchukina, Julija Schukina', '[…] […], […] […]'],
    ['Никола', 'Петровић', 'Nikola Petrović, godina sa Nikolom Petrovićem', '[…] […], godina sa […] […]'],
    ['Γιώργος', 'Παπαδόπουλος', 'Giorgos Papadopoulos leads', '[…] […] leads'],
    ['Γιώργος', 'Παπαδόπουλος', 'Гиоргос Пападопулос', '[…] […]'],
  ])('%s %s: %s', (firstName, lastName, text, shown) => {
    expect(shownOf(firstName, lastName, text)).toBe(shown);
    expect(shownOf(firstName, lastName, text, false)).toBe(text);
  });

  it.each([
    ['Ivan', 'Petrov', 'Иваново – город, Петербург и Петрозаводск. Команда из ста человек'],
    ['Anna', 'Li', 'Анализ данных, Литва и Анкара. А. Пушкин'],
    ['Roman', 'Moroz', 'Написал романы, любит морозы'],
    ['Maria', 'Costa', 'Марс и Кострома, Μάρκετινγκ και Κόστος'],
    ['Вера', 'Белая', 'Verified, Bella and Verona, very white'],
  ])('and leaves other words alone, of %s %s: %s', (firstName, lastName, text) =>
    expect(shownOf(firstName, lastName, text)).toBe(text),
  );
});

describe('a blind one hides what is in a script that does not tell where a name of another stands, and says so', () => {
  it.each([
    ['Yuki', 'Tanaka', '田中裕樹（たなか ゆうき）。2015年からReactエンジニア。', '[…]）。2015[…]React[…]。'],
    ['Wei', 'Zhang', '张伟，后端工程师。 Zhang Wei leads.', '[…]。 […] […] leads.'],
    ['Amina', 'Hassan', 'أمينة حسن مهندسة برمجيات\nHassan leads', '[…]\n[…] leads'],
    ['Minjun', 'Kim', 'Designer (김민준), Seoul', 'Designer ([…]), Seoul'],
    ['Иван', 'Петров', 'Designer, इवान पेत्रोव', 'Designer, […]'],
    ['裕樹', '田中', '김민준 leads', '[…] leads'],
  ])('%s %s: %s', (firstName, lastName, text, shown) => {
    expect(shownOf(firstName, lastName, text)).toBe(`${shown} ${UNREAD}`);
    expect(shownOf(firstName, lastName, text, false)).toBe(text);
  });

  it.each([
    ['裕樹', '田中', '田中裕樹はエンジニアです。田中さん', '[…]はエンジニアです。[…]さん'],
    ['伟', '张', '张伟是工程师', '[…]是工程师'],
    ['민준', '김', '김민준은 개발자입니다', '[…]은 개발자입니다'],
    ['أمينة', 'حسن', 'مهندسة وأمينة', 'مهندسة و[…]'],
  ])('and of %s %s in it only the name, also within what is written together: %s', (firstName, lastName, text, shown) =>
    expect(shownOf(firstName, lastName, text)).toBe(shown),
  );
});

describe('a blind one hides how a name in such a script is spelt in Latin letters, as far as the profile says so', () => {
  const told = (over: Partial<Profile>, text: string) => {
    const profile = Profile.parse({ firstName: '伟', lastName: '王', summary: text, ...over });
    return guestProfile(profile, { number: 0, isBlind: true }).summary;
  };
  const skills = [{ name: 'React' }];
  it.each<[Partial<Profile>, string, string]>([
    [{ email: 'wang.wei@mail.example' }, 'Wei Wang leads. WANG Wei’s team', '[…] […] leads. […] […] team'],
    [{ email: 'wangwei88@mail.example' }, 'Engineer Wei Wang. Wei codes', 'Engineer […] […]. […] codes'],
    [{ email: 'wangwei880512@mail.example' }, 'Engineer Wei Wang leads', 'Engineer […] […] leads'],
    [{ email: 'wang_wei19880512@mail.example' }, 'Engineer Wei Wang leads', 'Engineer […] […] leads'],
    [{ email: '88wangwei@mail.example' }, 'Engineer Wei Wang leads', 'Engineer […] […] leads'],
    [{ email: 'w.wang@mail.example' }, 'Mr Wang leads', 'Mr […] leads'],
    [
      { socialProfiles: [{ type: 'linkedin', url: 'https://www.linkedin.com/in/wei-wang-ab1234567' }] },
      'Wei Wang in Gent, AB tests',
      '[…] […] in Gent, AB tests',
    ],
    [{ firstName: '伟 (Wei)', lastName: '王' }, 'Wei leads', '[…] leads'],
    [
      { firstName: '裕樹', lastName: '田中', email: 'yuki_tanaka@mail.example' },
      'Tanaka Yuki, Yuki Tanaka',
      '[…] […], […] […]',
    ],
    [{ firstName: '민준', lastName: '김', email: 'minjun.kim@mail.example' }, 'Minjun Kim', '[…] […]'],
  ])('%j: %s', (over, text, shown) => expect(told(over, text)).toBe(shown));

  it.each<[Partial<Profile>, string]>([
    [{ email: 'wang.wei@mail.example' }, 'In a way we like it. The wang of wei. Weighed, Wangen'],
    [{ email: 'react.dev@mail.example', skills }, 'React and Dev tools, a dev'],
    [{ email: 'info@mail.example' }, 'Info for Hr, IT and QA'],
    [{ email: 'chen.may@mail.example' }, 'From May 2019 to 3 May 2021'],
    [{ firstName: 'Anna', lastName: 'Berg', email: 'studio.gent@mail.example' }, 'A Studio in Gent'],
  ])('and leaves other words alone: %j: %s', (over, text) => expect(told(over, text)).toBe(text));
});
