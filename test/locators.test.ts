import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** What finds an element by its words. */
const BY_NAME = /^getBy(Role|Label|Text|Placeholder|Title|AltText)$/;
const BY_SELECTOR = /^(frameL|l)ocator$/;
/** A selector that is content with a part of the words. */
const PART_OF_WORDS = /text=|text\(|\*=/;
/** A regular expression that one of these uses reads a text, and finds no element. */
const READS_TEXT = /^(exec|match|matchAll|replace|replaceAll|split|stringMatching|test|toMatch)$/;

/** The lines whose locator would also find an element that has the wanted words only as a part of its own. */
function looseLocators(file: string, code: string): string[] {
  const found = new Set<number>();
  const ofTexts = new Set<ESTree.Node>();
  const check = (node: ESTree.Node, isLoose: boolean) => {
    if (isLoose) found.add(code.slice(0, node.start).split('\n').length);
  };
  const checkPattern = (node: ESTree.Node) => check(node, isPattern(node) && !ofTexts.has(node) && !isAnchored(node));
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (READS_TEXT.test(name)) for (const each of [callee.object, ...given]) ofTexts.add(each);
      if (BY_NAME.test(name)) check(callee.property, isLoosely(name, given));
      if (BY_SELECTOR.test(name))
        check(
          callee.property,
          given.some((each) => PART_OF_WORDS.test(textOf(each) ?? '')),
        );
    },
    Property(node) {
      const isText = node.key.type === 'Identifier' && /^has(Not)?Text$/.test(node.key.name);
      check(node, isText && !isPattern(node.value));
    },
    Literal: checkPattern,
    NewExpression: checkPattern,
  }).visit(program);
  return [...found].sort((a, b) => a - b).map((line) => `${file}:${line}`);
}

function isLoosely(method: string, [first, options]: readonly ESTree.Argument[]): boolean {
  if (method !== 'getByRole') return !(first && isPattern(first)) && !isExact(options);
  if (!options) return false;
  if (options.type !== 'ObjectExpression' || options.properties.some(({ type }) => type === 'SpreadElement'))
    return true;
  const name = optionOf(options, 'name');
  return name !== undefined && !isPattern(name) && !isExact(options);
}

function optionOf({ properties }: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  const named = properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return named?.type === 'Property' ? named.value : undefined;
}

function isExact(options: ESTree.Argument | undefined): boolean {
  const exact = options?.type === 'ObjectExpression' ? optionOf(options, 'exact') : undefined;
  return exact?.type === 'Literal' && exact.value === true;
}

const isRegExp = (node: ESTree.Node) => node.type === 'Identifier' && node.name === 'RegExp';
const isPattern = (node: ESTree.Node) =>
  (node.type === 'Literal' && 'regex' in node) || (node.type === 'NewExpression' && isRegExp(node.callee));

/** Whether each way to read a pattern begins where the text does. */
function isAnchored(node: ESTree.Node): boolean {
  const source = node.type === 'NewExpression' ? textOf(node.arguments[0]) : 'regex' in node ? node.regex.pattern : '';
  const outsideGroups = source?.replace(/\\./g, '').replace(/\([^()]*\)/g, '') ?? '';
  return outsideGroups.split('|').every((way) => way.startsWith('^'));
}

/** What is written in quotes; a dot stands for each value of a template. */
function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('.');
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

describe('what the browser tests look for', () => {
  it('is found by its whole name, or by how its name begins', () => {
    const files = readdirSync('test', { recursive: true })
      .map((file) => join('test', String(file)))
      .filter(
        (file) => file.endsWith('.ts') && /^(import|\}) .*from 'playwright-core';$/m.test(readFileSync(file, 'utf8')),
      );
    expect(files).toContain('test/browser/screens.test.ts');
    expect(files).toContain('test/support/browser.ts');
    expect(files.flatMap((file) => looseLocators(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    "page.getByRole('button', { name: 'Save' })",
    "page.getByRole('button', { name })",
    "page.getByRole('button', { name: 'Save', exact: false })",
    "page.getByRole('button', options)",
    "page.getByRole('button', { ...options, exact: true })",
    "dialog().first().getByLabel('Job title')",
    "page.getByText('Saved.').waitFor()",
    'page.getByText(`Saved by $' + '{name}.`)',
    "page.getByPlaceholder('Find', {})",
    "page.getByTitle('Saved')",
    "page.getByAltText('Portrait')",
    'page.getByText(/saved/)',
    'page.getByText(/^Saved|Sent/)',
    "page.getByRole('heading', { name: /jobs$/i })",
    'heading(/jobs/)',
    "it.each([['Sources', /profiles/]])",
    'page.getByText(new RegExp(name))',
    'page.getByText(new RegExp(`$' + '{name}$`))',
    "page.locator('.toast', { hasText: 'Saved.' })",
    'page.locator(`.toast:has-text("Saved.")`)',
    "page.locator('text=Saved.')",
    'page.locator(`#$' + '{id}:has-text("Saved.")`)',
    'page.frameLocator(\'iframe[title*="message"]\')',
  ])('is reported with its line where a part is enough: %s', (line) => {
    expect(looseLocators('some.test.ts', `const first = 1;\n${line};\n`)).toEqual(['some.test.ts:2']);
  });

  it.each([
    "page.getByRole('dialog')",
    "page.getByRole('heading', { level: 1 })",
    "page.getByRole('button', { name: 'Save', exact: true })",
    "page.getByLabel('Job title', { exact: true })",
    'page.getByText(/^Saved\\./)',
    'page.getByText(/^(Saved|Sent)\\.$/)',
    "page.getByRole('dialog', { name: /^Contact / })",
    'page.getByText(new RegExp(`^$' + '{name}, `))',
    "page.locator('.toast', { hasText: /^Saved/ })",
    'page.locator(\'iframe[title^="First email"]\')',
    'expect(await focused()).toMatch(/saved/)',
    "/saved/.test(text) && url.replace(/\\?.*/, '')",
  ])('is left alone where the whole is asked for: %s', (line) => {
    expect(looseLocators('some.test.ts', line)).toEqual([]);
  });
});
