const BLOCK = /<\/?(?:p|div|ul|ol|li|table|tbody|tr|td|h[1-6]|blockquote)\b[^>]*>/gi;
const ALONE = /(?:^|<\/(?:p|div|ul|ol|table|h[1-6]|blockquote)>|<(?:div|li|td|blockquote)\b[^>]*>)\s*$/i;
const IN_PARAGRAPH = /<p(?:\s[^>]*)?>\s*(\[([a-z_]{1,40})(?:,[^[\]]*)?\])\s*<\/p>/gi;

/** Whether HTML has paragraphs, lists or the like, which may not stand in a paragraph. */
const hasBlocks = (html: string) => html.search(BLOCK) !== -1;

/** A template whose paragraphs give way to the variables that fill them with paragraphs of their own. */
export const withoutFilledParagraphs = (template: string, htmlOf: (key: string) => string): string =>
  template.replace(IN_PARAGRAPH, (all, variable: string, key: string) => (hasBlocks(htmlOf(key)) ? variable : all));

/** HTML as it may stand behind what is written already: among the words of a paragraph it is lines of theirs. */
export function htmlBehind(before: string, html: string): string {
  if (!hasBlocks(html) || ALONE.test(before)) return html;
  return html
    .replace(BLOCK, '\n')
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .join('<br>');
}
