import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../infra/project.ts';
import type { sanitise } from '../../web/src/ui/data/sanitise.ts';
import { openBrowser } from '../support/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['web/src/ui/data/sanitise.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
    logLevel: 'silent',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
afterAll(() => browser?.close());

const clean = (html: string) =>
  page.evaluate(
    (text) => (globalThis as unknown as { bundled: { sanitise: typeof sanitise } }).bundled.sanitise(text),
    html,
  );

describe('sanitising HTML in the browser', () => {
  it.each([
    '<frameset><frame src="https://x.example"></frameset>',
    '<frameset',
    '<frameset onload="alert(1)"><p>Hello</p>',
    '<html><head></head><frameset></frameset></html>',
    '<noframes><p>x</p></noframes><frameset>',
  ])('gives something to show for %s', async (html) => {
    const { html: shown, blockedImages } = await clean(html);
    expect(shown).not.toMatch(/frame|onload/i);
    expect(blockedImages).toBe(0);
  });

  it('leaves text, and links that open apart', async () => {
    const { html } = await clean(
      '<p>Hello <b>you</b></p><a href="https://x.example">here</a><script>alert(1)</script>',
    );
    expect(html).toBe(
      '<p>Hello <b>you</b></p><a href="https://x.example" target="_blank" rel="noopener noreferrer">here</a>',
    );
  });

  it('takes out whatever would run', async () => {
    const { html } = await clean(
      '<p onclick="alert(1)">a</p><img src="data:," onerror="alert(1)"><a href="javascript:alert(1)">b</a>',
    );
    expect(html).not.toMatch(/onclick|onerror|javascript/i);
    expect(html).toContain('<p>a</p>');
  });

  it('takes pictures from elsewhere out and counts them', async () => {
    expect(await clean('<p>a</p><img src="https://x.example/a.png">')).toEqual({ html: '<p>a</p>', blockedImages: 1 });
  });
});
