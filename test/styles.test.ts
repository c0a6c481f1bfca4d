import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync, preprocessCSS, resolveConfig, Visitor } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortName } from '../vite.config.ts';

const ROOT = 'web/src';
const files = readdirSync(ROOT, { recursive: true }).map((file) => join(ROOT, String(file)));
const modules = files.filter((file) => file.endsWith('.module.css'));
const code = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a file takes from the modules: classes by name, modules whose classes are looked up, and classes in quotes. */
function readUses({ file, text }: { file: string; text: string }) {
  const names = new Map<string, string>();
  const uses = { file, named: new Set<string>(), lookedUp: new Set<string>(), quoted: new Set<string>() };
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.endsWith('.module.css') && specifiers[0])
        names.set(specifiers[0].local.name, join(file, '..', source.value));
    },
    MemberExpression({ object, property, computed }) {
      const module = object.type === 'Identifier' && names.get(object.name);
      if (!module) return;
      if (!computed && property.type === 'Identifier') uses.named.add(`${module} ${property.name}`);
      else uses.lookedUp.add(module);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'cx') for (const each of given) addQuoted(each, uses.quoted);
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value) addQuoted(value, uses.quoted);
    },
  }).visit(program);
  return uses;
}

/** The words of the strings that a class can be: not of what a condition compares. */
function addQuoted(node: ESTree.Node, words: Set<string>): void {
  if (node.type === 'Literal' && typeof node.value === 'string')
    for (const word of node.value.split(' ').filter(Boolean)) words.add(word);
  if (node.type === 'JSXExpressionContainer') addQuoted(node.expression, words);
  if (node.type === 'LogicalExpression') addQuoted(node.right, words);
  if (node.type === 'ConditionalExpression')
    for (const each of [node.consequent, node.alternate]) addQuoted(each, words);
}

const uses = code.map(readUses);
const selectorsOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' ');
const words = new Set(code.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word)));

describe('the styles', () => {
  const classes = new Map<string, readonly string[]>();
  beforeAll(async () => {
    const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build');
    for (const file of modules) {
      const { modules: found = {} } = await preprocessCSS(
        readFileSync(file, 'utf8'),
        join(process.cwd(), file),
        config,
      );
      const keyframes = new Set(
        [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
      );
      classes.set(
        file,
        Object.keys(found).filter((name) => !keyframes.has(name) || selectorsOf(file).includes(`.${name}`)),
      );
    }
  });

  it('has every class that a component takes from a module', () => {
    const all = new Set([...classes].flatMap(([file, names]) => names.map((name) => `${file} ${camelCase(name)}`)));
    expect(all.size).toBeGreaterThan(300);
    expect(
      uses.flatMap(({ file, named }) => [...named].filter((use) => !all.has(use)).map((use) => `${file}: ${use}`)),
    ).toEqual([]);
  });

  it('has no class in a module that no component takes', () => {
    const named = new Set(uses.flatMap((each) => [...each.named]));
    const lookedUp = new Set(uses.flatMap((each) => [...each.lookedUp]));
    const isUsed = (file: string, name: string) =>
      named.has(`${file} ${camelCase(name)}`) || (lookedUp.has(file) && (words.has(name) || /^[a-z]\d?$/.test(name)));
    const unused = [...classes].flatMap(([file, names]) =>
      names.filter((name) => !isUsed(file, name)).map((name) => `${relative(ROOT, file)} .${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('has every class that stands in quotes in the sheet that all pages share', () => {
    const shared = selectorsOf(join(ROOT, 'styles/base.css')) + selectorsOf(join(ROOT, 'features/auth/user-pool.css'));
    const isShared = (word: string) => new RegExp(`\\.${word}(?![\\w-])`).test(shared);
    expect(
      uses.flatMap(({ file, quoted }) =>
        [...quoted].filter((word) => !isShared(word)).map((word) => `${file}: ${word}`),
      ),
    ).toEqual([]);
  });

  it('reaches into a widget only by a mark that the widget has', () => {
    const marks = modules.flatMap((file) =>
      [...selectorsOf(file).matchAll(/\[data-ui~?='([\w-]+)'\]/g)].map(([, mark]) => mark),
    );
    const there = new Set(
      code.flatMap(({ text }) =>
        [...text.matchAll(/data-ui=.*?["']([\w -]+)["'](?: : '([\w -]+)')?/g)].flatMap(([, one = '', other = '']) =>
          `${one} ${other}`.split(' '),
        ),
      ),
    );
    expect(marks.length).toBeGreaterThan(0);
    expect([...new Set(marks)].filter((mark) => !there.has(mark ?? ''))).toEqual([]);
  });

  it('gives no two classes the same short name', () => {
    const short = [...classes].flatMap(([file, names]) =>
      names.map((name) => shortName(name, join(process.cwd(), file), readFileSync(file, 'utf8'))),
    );
    expect(short.filter((name) => name.includes('-'))).toEqual([]);
    expect(new Set(short).size).toBe(short.length);
  });
});
