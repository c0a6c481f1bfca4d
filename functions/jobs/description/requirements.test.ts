import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const asksOf = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};
const SECTION = 'Account manager\n\nRequirements\n- Two years in sales\n- Fluent French\n';

describe('the requirements of a description', () => {
  it.each([
    'It would be great if you also had',
    'You might also have',
    'What would set you apart',
    'Nice:',
    'We’d love it if you had',
    'We’d love it if you had one or more of these, though nobody has all of them:',
    'It isn’t essential, but it’d be lovely if you',
    'The ideal candidate will also have some experience in:',
    'Das wäre toll',
    'Schön wäre außerdem',
    'Toll, aber kein Muss:',
    'Ce serait top si tu connais aussi',
    'On aimerait aussi',
    'Ce qui fera la différence',
  ])('are nice to have below “%s”', (heading) => {
    expect(asksOf(`${SECTION}\n${heading}\n- Salesforce\n- Spanish\n`)).toEqual({
      must: ['Two years in sales', 'Fluent French'],
      nice: ['Salesforce', 'Spanish'],
    });
  });

  it.each([
    'A degree isn’t required',
    'Certificates aren’t necessary',
    'No prior experience required',
    'Studium ist kein Muss',
  ])('are not what need not be: %s', (line) =>
    expect(asksOf(`${SECTION}- ${line}\n`).must).toEqual(['Two years in sales', 'Fluent French']),
  );

  it.each(['Le diplôme n’est pas exigé', 'Débutant accepté', 'Quereinsteiger sind willkommen'])(
    'are neither wanted nor needed: %s',
    (line) =>
      expect(asksOf(`${SECTION}- ${line}\n`)).toEqual({ must: ['Two years in sales', 'Fluent French'], nice: [] }),
  );

  it('are wanted where they are given special consideration', () =>
    expect(asksOf(`${SECTION}- Nurses will be given special consideration\n`).nice).toEqual([
      'Nurses will be given special consideration',
    ]));

  it('are wanted where the text says that they help and need not be', () =>
    expect(asksOf(`${SECTION}- Insurance experience isn’t required, but it would be helpful\n`).nice).toEqual([
      'Insurance experience isn’t required, but it would be helpful',
    ]));

  it.each([
    ['Perks we love\n- Free fruit with experience of the market'],
    ['Where you fit in\n- Work under the supervision of a licensed adviser'],
    ['How the first months look\n- You have three weeks of training'],
  ])('end at a heading that says nothing of them: %j', (part) =>
    expect(asksOf(`${SECTION}\n${part}\n`)).toEqual({ must: ['Two years in sales', 'Fluent French'], nice: [] }),
  );

  it('go on below the headings that divide them', () =>
    expect(asksOf('Cook\n\nRequirements\n\nIn the kitchen\n- Butchery\n\nOn the floor\n- Good German\n').must).toEqual([
      'Butchery',
      'Good German',
    ]));

  it('are no tasks where there is a part of requirements, and no dates', () =>
    expect(
      asksOf(
        'Clerk\n\nThe role\nWrite posts with experience of the field. You must be on time.\n\nEssential\nTyping\nFiling records\nPhone manner\n\nDesirable\nFrench\nDutch\nItalian\nClosing date: 12 January\nLocation: Leeds\n',
      ),
    ).toEqual({ must: ['Typing', 'Filing records', 'Phone manner'], nice: ['French', 'Dutch', 'Italian'] }));

  it('are only what is asked of the person where no part names them', () =>
    expect(
      asksOf(
        'Clerk\n\nThe role\n- Write posts about the experience of our clients\n- By law, the office must be licensed\n\nYou have a driving licence. As you can see, this is essential to us. You will certify files. The candidate will have the opportunity to grow.\n',
      ).must,
    ).toEqual(['You have a driving licence']));

  it.each(['✔', '▪', '➤'])('are entries behind %s, whatever words of headings they use', (sign) =>
    expect(
      asksOf(`Nurse\n\nMust haves:\n${sign} Active license\n${sign} 1 year of ward experience\n${sign} Your own car\n`)
        .must,
    ).toEqual(['Active license', '1 year of ward experience', 'Your own car']),
  );

  it('begin at a heading whose words in brackets say less, and not at tasks that are called essential', () =>
    expect(
      asksOf(
        '# Clerk\n\n**KEY AREAS OF RESPONSIBILITY (ESSENTIAL FUNCTIONS)**\n- Serve guests\n\n**Essential Job Duties**\n- Fold towels\n\n**Profils recherchés**\n- Lecture de plan\n- Anglais courant\n',
      ).must,
    ).toEqual(['Lecture de plan', 'Anglais courant']));

  it('are none of what an ideal candidate also has, though nothing else is asked for', () =>
    expect(asksOf('Clerk\n\nThe ideal candidate will also have some experience in:\n- Filing\n- Dutch\n')).toEqual({
      must: [],
      nice: ['Filing', 'Dutch'],
    }));

  it('are read below the first heading where the title stands above the text', () =>
    expect(
      asksOf(
        '---\ntitle: Clerk\n---\n### Was wir von dir erwarten\n- **Grundlagen**:\n    + Gutes Deutsch\n    + Excel\n',
      ).must,
    ).toEqual(['Gutes Deutsch', 'Excel']));

  it.each(['Und du?', 'Et vous ?', 'Das wünschen wir uns', 'Ce que nous cherchons'])('stand below “%s”', (heading) =>
    expect(asksOf(`Clerk\n\n${heading}\n▶ Gute Laune\n▶ Excel\n`).must).toEqual(['Gute Laune', 'Excel']),
  );

  it('stay needed where only an aside would be good', () =>
    expect(asksOf(`${SECTION}- Writing for the press (a blog would be helpful)\n`).must).toContain(
      'Writing for the press',
    ));

  it('are none of the lines below the title, whatever its words mean besides', () =>
    expect(
      asksOf(
        '---\ntitle: Knowledge Director - Northfield College\n---\n### Description\nKnowledge Director\t\nPart time, some evenings\nFounded in Leeds\nA great chance\n',
      ).must,
    ).toEqual([]));

  it('end at the next heading of the same depth, though deeper ones divide them', () =>
    expect(
      asksOf('Clerk\n\n### Requirements\n\n- **Basics**:\n    + Excel\n    + Dutch\n\n### Around the table\n- Fruit\n')
        .must,
    ).toEqual(['Excel', 'Dutch']));

  it('are none of a heading with its own number, whatever it says besides', () =>
    expect(
      asksOf('Clerk\n\n**Objective #2: Share knowledge of files with all**\n- Write posts\n- Hold talks\n').must,
    ).toEqual([]));
});
