import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp, requireAccount } from '../../infra/app.ts';
import { problemOfPages } from '../../infra/pages.ts';
import { stages } from '../../infra/stages.ts';
import { STACKS, templatesOf } from './templates.ts';

/** A project of these files, each with the minute in which it was last written. */
function aProject(files: Record<string, number>): string {
  const root = mkdtempSync(join(tmpdir(), 'bramble-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, minute] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
    const at = new Date(Date.UTC(2026, 2, 2, 10, minute));
    utimesSync(join(root, path), at, at);
  }
  return root;
}

describe('the pages', () => {
  it('must be built before they are deployed', () => {
    expect(problemOfPages(aProject({ 'web/src/main.tsx': 1 }))).toBe(
      'The pages are not built. Run "npm run web" first.',
    );
  });

  it.each(['web/src/main.tsx', 'web/index.html', 'shared/product.ts', 'package-lock.json', 'vite.config.ts'])(
    'must be built again where %s is newer',
    (source) => {
      const problem = problemOfPages(aProject({ [source]: 3, 'web/dist/index.html': 2 }));
      expect(problem).toMatch(/^The pages in web\/dist are older .+ Run "npm run web" first\.$/);
    },
  );

  it('can be deployed where they are newer than all that they are built from', () => {
    const root = aProject({
      'web/src/main.tsx': 1,
      'web/src/main.test.tsx': 9,
      'web/pictures/board.png': 9,
      'web/dist/index.html': 2,
      'web/dist/assets/main.js': 3,
    });
    expect(problemOfPages(root)).toBeUndefined();
  });

  it('fail a deployment that lacks them at once, before anything is bundled', () => {
    const root = aProject({ 'web/src/main.tsx': 1 });
    expect(() => createApp({ forDeployment: true, root, stages: ['dev'] })).toThrow('The pages are not built.');
  });

  it('are not asked for by tests and the local cloud', () => {
    const root = aProject({ 'web/src/main.tsx': 1 });
    expect(() => createApp({ bundle: false, forDeployment: true, root, stages: [] })).not.toThrow();
  });
});

const templates = templatesOf('dev');

it.each(STACKS)('the %s stack can never be deployed where it was synthesised without its functions', (name) => {
  const { Parameters } = templates[name].toJSON();
  const { NotForDeployment } = Parameters;
  expect(NotForDeployment).toMatchObject({ Type: 'String', AllowedPattern: '$^' });
  expect(NotForDeployment).not.toHaveProperty('Default');
  for (const value of ['', 'yes', ' ', '$^'])
    expect(new RegExp(NotForDeployment.AllowedPattern).test(value) && value).toBeFalsy();
});

describe('the account', () => {
  const stage = { ...stages.production, account: '111111111111' };

  it('of the credentials must be the stage’s, where that is written', () => {
    expect(() => requireAccount(stage, '222222222222')).toThrow(
      'The stage production lives in the account 111111111111, but the credentials at hand are of 222222222222.',
    );
    expect(() => requireAccount(stage, '111111111111')).not.toThrow();
  });

  it('is not asked for where none is written, or nobody deploys', () => {
    expect(() => requireAccount(stages.production, '222222222222')).not.toThrow();
    expect(() => requireAccount(stage, undefined)).not.toThrow();
  });
});
