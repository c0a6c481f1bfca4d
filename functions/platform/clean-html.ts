import sanitizeHtml from 'sanitize-html';

/** What tells the cells and rows of a table apart once it is none. */
const asLines = (html: string) => html.replace(/<\/t[dh]\s*>/gi, ' ').replace(/<\/tr\s*>/gi, '<br>');

/** Leaves the HTML that people write with an editor: text, lists, headings and links; nothing that runs or loads. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(asLines(html), {
    allowedTags: [
      ...['p', 'br', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'blockquote', 'code', 'pre', 'hr'],
      ...['h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'],
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
    parseStyleAttributes: false,
  });
