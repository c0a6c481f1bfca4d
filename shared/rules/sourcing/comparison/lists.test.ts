import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../test/support/verdicts.ts';

const skills = (...names: readonly string[]) => `Skills\n${names.join(', ')}`;
const JAVA_AND_SQL = skills('Java', 'SQL', 'Docker');

describe('a list in a requirement', () => {
  it.each([
    ['Java, Kotlin, or Scala', 'confirmed'],
    ['Java or Kotlin', 'confirmed'],
    ['Java and/or Kotlin', 'confirmed'],
    ['Java/Kotlin', 'confirmed'],
    ['Kotlin, Scala, or Clojure', 'other'],
    ['Java and SQL', 'confirmed'],
    ['Java, SQL, and Docker', 'confirmed'],
    ['Java, SQL and Terraform', 'uncertain'],
    ['Java and Kotlin', 'uncertain'],
    ['SQL and Java or Kotlin', 'confirmed'],
    ['Kotlin or Scala and SQL', 'uncertain'],
    ['At least one of Java, Kotlin and Scala', 'confirmed'],
    ['One or more of the following: Kotlin, Java', 'confirmed'],
    ['Languages such as Kotlin, Scala, or Java', 'confirmed'],
    ['Experience with languages such as Java and Kotlin', 'confirmed'],
    ['Back-end languages (e.g. Kotlin, Java)', 'confirmed'],
    ['A language like Java', 'confirmed'],
    ['SQL and languages such as Scala or Java', 'confirmed'],
    ['Terraform and languages such as Scala or Java', 'uncertain'],
    ['Java including SQL', 'confirmed'],
    ['Java including Spring', 'uncertain'],
    ['Containers (Docker, Podman)', 'confirmed'],
    ['Databases (SQL)', 'confirmed'],
    ['Java (Spring Boot)', 'uncertain'],
    ['Kenntnisse in Java oder Kotlin', 'confirmed'],
    ['Programmiersprachen wie z. B. Kotlin oder Java', 'confirmed'],
    ['Java sowie SQL', 'confirmed'],
    ['Java und/oder Kotlin', 'confirmed'],
    ['Maîtrise de Java ou Kotlin', 'confirmed'],
    ['Langages tels que Kotlin, Java', 'confirmed'],
    ['Connaissance de Java et Kotlin', 'uncertain'],
    ['Experience with Java (required)', 'confirmed'],
    ['CI/CD', 'other'],
    ['Docker (containers)', 'confirmed'],
  ])('%s is %s', (requirement, type) => {
    expect(verdictOn(requirement, JAVA_AND_SQL)).toMatchObject({ type });
  });

  it.each(['Event-driven systems', 'Children’s books', 'Time-series databases'])(
    'names what is missing as it was written: %s',
    (requirement) => {
      expect(verdictOn(requirement, 'Cooked for sixty guests.').justification).toBe(
        `The resume does not mention ${requirement}.`,
      );
    },
  );

  it('keeps a pair that is one thing together', () => {
    expect(verdictOn('Health and safety', 'Health insurance broker. Kept cash in a safety box.').type).not.toBe(
      'confirmed',
    );
    expect(verdictOn('Health and safety', 'Wrote health and safety plans for the site.').type).toBe('confirmed');
  });

  it('takes first letters in brackets for the words before them', () => {
    expect(verdictOn('Individual education plans (IEPs)', 'Wrote IEPs for twelve pupils.').type).toBe('confirmed');
    expect(verdictOn('Anti-bribery training (ABT)', 'Gave ABT to new staff.').type).toBe('confirmed');
  });

  it('quotes a passage for each part', () => {
    const { citations } = verdictOn('Java and SQL', 'Wrote services in Java.\nTuned SQL for reports.');
    expect(citations.map(({ quote }) => quote)).toEqual(['Wrote services in Java.', 'Tuned SQL for reports.']);
  });

  it('quotes a passage that shows several parts once', () => {
    expect(verdictOn('Java and SQL', JAVA_AND_SQL).citations).toEqual([
      { quote: 'Java, SQL, Docker', source: 'Skills' },
    ]);
  });
});

describe('words that say nothing', () => {
  it.each([
    'Strong hands-on experience with Java',
    'Proven track record of using Java in a production environment',
    'In-depth knowledge of Java preferred',
    'Fundierte Kenntnisse im Umgang mit Java von Vorteil',
    'Bonne maîtrise de Java souhaitée',
    'Must be proficient in Java',
  ])('are not looked for: %s', (requirement) => {
    expect(verdictOn(requirement, JAVA_AND_SQL)).toMatchObject({
      type: 'confirmed',
      citations: [{ quote: 'Java, SQL, Docker' }],
    });
  });

  it('leave nothing to look for', () => {
    expect(verdictOn('Relevant experience in the field', JAVA_AND_SQL)).toMatchObject({
      type: 'uncertain',
      citations: [],
    });
  });

  it.each(['Management', 'Business', 'Team', 'Projekte'])('show nothing by themselves: %s', (requirement) => {
    expect(verdictOn(requirement, 'Management of business projects in a team. Projekte.').type).not.toBe('confirmed');
  });
});
