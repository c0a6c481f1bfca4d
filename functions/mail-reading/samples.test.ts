import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMail } from './index.ts';

interface Truth {
  readonly kind: string;
  readonly subkind?: string;
  readonly visible_reply?: string;
  readonly visible_reply_starts?: string;
  readonly final_recipients?: readonly string[];
  readonly in_reply_to?: string;
  readonly references?: readonly string[];
  readonly attachments: readonly { readonly filename: string; readonly size: number }[];
}

const folder = join(import.meta.dirname, '../../../shared/data/samples/mail');
const isHere = existsSync(join(folder, 'truth.json'));
const files: Record<string, Truth> = isHere ? JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')).files : {};
if (!isHere) console.warn(`SKIPPED: the real mails are not at ${folder}`);

describe('real mails', () => {
  it.skipIf(!isHere)('are all there', () => {
    expect(Object.keys(files).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(files))('are read as a person reads them: %s', async (file, truth) => {
    const mail = await readMail(readFileSync(join(folder, file)));
    expect(mail.kind).toBe(truth.subkind?.startsWith('complaint') ? 'complaint' : truth.kind);
    expect(mail.attachments.map(({ filename, size }) => ({ filename, size }))).toEqual(
      truth.attachments.map(({ filename, size }) => ({ filename, size })),
    );
    if (truth.visible_reply !== undefined) expect(mail.visibleText).toBe(truth.visible_reply);
    if (truth.visible_reply_starts !== undefined)
      expect(mail.visibleText.startsWith(truth.visible_reply_starts)).toBe(true);
    if (truth.final_recipients) expect(mail.bounce?.recipients).toEqual(truth.final_recipients);
    if (truth.in_reply_to) expect(mail.inReplyTo).toBe(truth.in_reply_to);
    if (truth.references) expect(mail.references).toEqual(truth.references);
    expect(mail.wantsOptOut).toBe(false);
  });
});
