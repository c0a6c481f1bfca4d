import * as z from 'zod';

/** What ends a line, wherever it is shown or sent. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** What shows as nothing and turns round what stands behind it: control characters and marks of writing direction. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line: breaks become a space, control characters are gone. */
export const asOneLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '');

/** A name, a title, or what else is one line: it reaches the headers of mails, lists and files. */
export const line = () => z.string().overwrite(asOneLine).trim();
