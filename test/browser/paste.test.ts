import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../infra/project.ts';
import type { cleanPaste } from '../../web/src/ui/inputs/clean-paste.ts';
import { openBrowser } from '../support/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['web/src/ui/inputs/clean-paste.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
    logLevel: 'silent',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
afterAll(() => browser?.close());

/** What of the HTML the editor looks at: elements and links, no styles and classes. */
const paste = async (html: string) => {
  const clean = await page.evaluate(
    (text) => (globalThis as unknown as { bundled: { cleanPaste: typeof cleanPaste } }).bundled.cleanPaste(text),
    html,
  );
  return clean.replace(/ (?!href)[\w-]+="[^"]*"/g, '').replace(/\s*\n\s*/g, '');
};

it('takes a list of Word for a list, without its signs, comments and empty paragraphs', async () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment-->
<p class="MsoNormal">Hi <b>there</b>,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style="font-family:Symbol"><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Remote<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·</span><!--[endif]-->Four days<o:p></o:p></p>
<p class="MsoListParagraph" style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p>
<!--EndFragment--></body></html>`;
  expect(await paste(word)).toBe(
    '<p>Hi <b>there</b>,</p><ul><li><p><span></span>Remote</p></li><li><p>Four days</p></li></ul><ol><li><p>First</p></li></ol>',
  );
});

it('takes the lines of Gmail for paragraphs', async () => {
  const gmail =
    '<div dir="ltr">Hi&nbsp;Sam,</div><div dir="ltr"><br></div><div>See <a href="https://acme.example/" target="_blank">us</a><br></div><img src="https://t.example/p.gif">';
  expect(await paste(gmail)).toBe('<p>Hi Sam,</p><p>See <a href="https://acme.example/">us</a></p>');
});

it('keeps the break between two lines of a paragraph, and none at its end', async () => {
  expect(await paste('<p>One<br>two <b>x</b></p><p>End<br> </p>')).toBe('<p>One<br>two <b>x</b></p><p>End </p>');
  expect(await paste('<p>One<br>two</p>')).toBe('<p>One<br>two</p>');
});

it('takes the rows of a table for lines, with a space between their cells', async () => {
  const table =
    '<table><tbody><tr><td>Pay</td><td>60k</td></tr><tr><td><p>Town</p></td></tr></tbody></table><p>End</p>';
  expect(await paste(table)).toBe('<p>Pay 60k </p><p>Town</p> <p>End</p>');
});

it('takes off the bold that Google Docs puts around everything', async () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">Hello </span><b>you</b></p><ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul><br class="Apple-interchange-newline"></b>';
  expect(await paste(docs)).toBe('<p><span>Hello </span><b>you</b></p><ul><li><p><span>One</span></p></li></ul>');
});

it('takes links to where they lead, and not by way of Google or Outlook', async () => {
  const through = (href: string) => paste(`<p><a href="${href}">us</a></p>`);
  const meant = '<p><a href="https://acme.example/a?b=1">us</a></p>';
  const target = encodeURIComponent('https://acme.example/a?b=1');
  expect(await through(`https://www.google.com/url?q=${target}&amp;sa=D&amp;source=editors&amp;ust=17`)).toBe(meant);
  expect(await through(`https://www.google.com/url?sa=t&amp;url=${target}`)).toBe(meant);
  expect(await through(`https://eur01.safelinks.protection.outlook.com/?url=${target}&amp;data=05`)).toBe(meant);
  const others = [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/search?q=https://a.example',
  ];
  for (const href of others) expect(await through(href)).toBe(`<p><a href="${href}">us</a></p>`);
});
