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

it('takes off the bold that Google Docs puts around everything', async () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">Hello </span><b>you</b></p><ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul><br class="Apple-interchange-newline"></b>';
  expect(await paste(docs)).toBe('<p><span>Hello </span><b>you</b></p><ul><li><p><span>One</span></p></li></ul>');
});
