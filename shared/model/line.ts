import * as z from 'zod';

/** What ends a line, wherever it is shown or sent. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** What shows as nothing and turns round what stands behind it: control characters and marks of writing direction. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line: breaks become a space, control characters are gone. */
export const asOneLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '');

/** What shows as nothing in a text of several lines, whose breaks and tabs stay. */
const UNSEEN_BETWEEN = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as somebody wrote it, on as many lines; control characters are gone. */
export const asText = (text: string): string => text.replace(UNSEEN_BETWEEN, '');

/** What people of an account write at length. */
export const lines = () => z.string().overwrite(asText).trim();

/** A name, a title, or what else is one line: it reaches the headers of mails, lists and files. */
export const line = () => z.string().overwrite(asOneLine).trim();
