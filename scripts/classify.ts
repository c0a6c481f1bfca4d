import { readFile } from 'node:fs/promises';
import { readMail } from '../functions/mail-reading/index.ts';

/** Prints what the product reads out of one raw mail: `npm run classify -- FILE.eml`. */
const path = process.argv[2];
if (!path) {
  console.error('Usage: npm run classify -- FILE.eml');
  process.exit(2);
}
const raw = await readFile(path).catch(() => {
  console.error(`${path} cannot be read.`);
  process.exit(2);
});
const mail = await readMail(raw);
const attachments = mail.attachments.map(({ filename, size }) => ({ filename, size }));
console.log(JSON.stringify({ kind: mail.kind, visibleText: mail.visibleText, attachments }));
