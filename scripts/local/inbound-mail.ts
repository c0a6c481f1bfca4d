import { newId } from '../../functions/platform/ids.ts';
import { MAIL_FOLDERS } from '../../shared/product.ts';

/** Takes in a raw mail as SES's receipt rule does: an object of the mail bucket, named by a random id. */
export function inboundMail({ MAIL_BUCKET = '' }: Readonly<Record<string, string>>) {
  return async (raw: string | Uint8Array): Promise<void> => {
    const { createFiles } = await import('../../functions/platform/files.ts');
    const bytes = typeof raw === 'string' ? Buffer.from(raw) : raw;
    await createFiles(MAIL_BUCKET).put(`${MAIL_FOLDERS.inbound}${newId()}`, bytes, 'message/rfc822');
  };
}
