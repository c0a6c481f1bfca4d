import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom, first match counts. A folder that is not listed may import nothing but packages. */
const ALLOWED: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^shared\/reference\//, /^shared\/reference\//],
  [/^shared\/model\//, /^shared\/(model|reference)\/|^shared\/product\.ts/],
  [/^shared\/rules\//, /^shared\//],
  [/^shared\//, /^shared\//],
  [/^functions\/platform\//, /^(shared|functions\/platform)\//],
  [/^functions\/records\//, /^(shared|functions\/(platform|records))\//],
  [/^functions\/projections\//, /^(shared|functions\/(platform|records|projections))\//],
  // Libraries: a file in, what it says out; they know no table and no account.
  [/^functions\/(resumes|mail-reading|pictures)\//, /^(shared\/|functions\/(platform|SAME)\/)/],
  // Entries compose: nothing but wiring stands in them.
  [/^functions\/[\w-]+\/(answers\/|sending\/)?(handler|[\w-]+-worker)\.ts$/, /^(shared|functions)\//],
  [/^functions\/([\w-]+)\//, /^(shared\/|functions\/(platform|records|resumes|mail-reading|pictures|SAME)\/)/],
  [/^infra\//, /^(shared|infra)\//],
  [/^bin\//, /^infra\//],
  [/^web\/src\/api\//, /^(shared\/|web\/src\/api\/|web\/src\/ui\/feedback\/toast-store\.ts)/],
  [/^web\/src\/ui\//, /^(shared\/(product|reference)|web\/src\/(ui|styles))/],
  [/^web\/src\/parts\//, /^(shared\/|web\/src\/(api|ui|styles|parts)\/)/],
  [/^web\/src\/features\/([\w-]+)\//, /^(shared\/|web\/src\/(api|ui|styles|parts)\/|web\/src\/features\/SAME\/)/],
  [/^web\/src\/app\//, /^(shared|web\/src)\//],
  [/^(test|scripts)\//, /./],
];

/** Packages that a part of the house may not touch. */
const FORBIDDEN: readonly (readonly [from: RegExp, packages: RegExp])[] = [
  [/^shared\//, /^(?!zod$)/],
  [/^functions\/[\w-]+\/(api|rules)\.ts$/, /^@aws-sdk\//],
  [/^web\//, /^(@aws-sdk\/|node:|aws-cdk)/],
  [/^functions\//, /^(react|aws-cdk|aws-amplify)/],
];

const files = ['bin', 'functions', 'infra', 'shared', 'web/src', 'scripts', 'test']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file));

const IMPORT = /^(?:import|export) (?:[^'\n;]*from )?'([^'\n]+)';$|^\} from '([^'\n]+)';$|import\('([^'\n]+)'\)/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, plain, long, lazy]) => plain ?? long ?? lazy ?? '');

function mayImport(file: string, target: string): boolean {
  const rule = ALLOWED.find(([from]) => from.test(file));
  if (!rule) return false;
  const feature = rule[0].exec(file)?.[1] ?? '';
  return new RegExp(rule[1].source.replace('SAME', feature)).test(target);
}

describe('the house', () => {
  it('has imports that flow the way the architecture says', () => {
    const offences = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith('.'))
        .map((path) => normalize(join(dirname(file), path)))
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} may not import ${target}`),
    );
    expect(offences).toEqual([]);
  });

  it('builds keys of the table where records are, and nowhere else', () => {
    const offences = files.filter(
      (file) =>
        /^(functions\/(?!records\/|projections\/)|scripts\/(?!ops\/|bench\/))/.test(file) &&
        importsOf(file).some((path) => /\/records\/keys(\.ts|\/)/.test(path)),
    );
    expect(offences).toEqual([]);
  });

  it('has records in the order of their list, each standing on those before it', () => {
    const list = readFileSync('functions/records/README.md', 'utf8').matchAll(/^\d+\. `([\w-]+)`/gm);
    const order = [...list].map(([, room]) => room);
    const roomOf = (file: string) => /^functions\/records\/([\w-]+)\//.exec(file)?.[1];
    const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
    expect([...order].sort()).toEqual([...rooms].sort());
    const offences = files.flatMap((file) => {
      const room = roomOf(file);
      const later = order.slice(order.indexOf(room) + 1);
      return importsOf(file)
        .filter((path) => room && path.startsWith('.') && later.includes(roomOf(normalize(join(dirname(file), path)))))
        .map((path) => `${file} may not import ${path}`);
    });
    expect(offences).toEqual([]);
  });

  it('talks to the table where the platform and the records are, and nowhere else', () => {
    const offences = files.filter(
      (file) =>
        /^functions\/(?!platform\/|records\/|projections\/)/.test(file) &&
        importsOf(file).some((path) => path.endsWith('/platform/table-calls.ts') || path.includes('dynamodb')),
    );
    expect(offences).toEqual([]);
  });

  it('writes expressions of the table in the language of the platform, and nowhere else', () => {
    const offences = files.filter(
      (file) =>
        /^(functions\/(?!platform\/)|scripts\/ops\/)/.test(file) &&
        /\b(Update|Condition|KeyCondition)Expression\b|\b(Put|Update|Delete|Query|TransactWrite)Command\(/.test(
          readFileSync(file, 'utf8'),
        ),
    );
    expect(offences).toEqual([]);
  });

  it('keeps packages out of the rooms they do not belong in', () => {
    const offences = files.flatMap((file) =>
      FORBIDDEN.filter(([from]) => from.test(file)).flatMap(([, packages]) =>
        importsOf(file)
          .filter((path) => !path.startsWith('.') && packages.test(path))
          .map((path) => `${file} may not import ${path}`),
      ),
    );
    expect(offences).toEqual([]);
  });

  it('reads no clock and throws no dice in shared rules', () => {
    const rules = files.filter((file) => file.startsWith('shared/rules/'));
    const offences = rules.filter((file) =>
      /Date\.now\(|new Date\(\)|Math\.random\(|process\.env/.test(readFileSync(file, 'utf8')),
    );
    expect(offences).toEqual([]);
  });

  it('judges what is typed as its field is left, in one way, but where a form is judged whole', () => {
    const own = files.filter((file) => /\buseForm\b/.test(readFileSync(file, 'utf8')));
    expect(own.filter((file) => !/^web\/src\/parts\/(moves|add-profile)\//.test(file)).sort()).toEqual([
      'web/src/features/job-form/form-screen.tsx',
      'web/src/parts/use-checked-form.ts',
    ]);
  });
});
