import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes, RESUME_TYPES } from '../../shared/contract/media.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { attachmentOf } from '../platform/file-links.ts';
import { typeOf } from './api.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const start = (as: Employer, originalFilename = 'cv.pdf', size = 5) =>
  world.call(mediaRoutes.startUpload, { params: { mediaType: 'CV' }, body: { originalFilename, size } }, { as });

type Form = Awaited<ReturnType<typeof start>>;

/** Posts a file to the bucket as a browser does. */
function post({ url, fields }: Pick<Form, 'url' | 'fields'>, content: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]));
  return fetch(url, { method: 'POST', body: form });
}

describe('a resume', () => {
  it('is posted straight to the bucket and read again by its account, under its name', async () => {
    const { admin } = await world.anAccount();
    const form = await start(admin, 'Résumé.PDF');
    expect((await post(form, 'hello')).ok).toBe(true);

    const preview = { params: { identifier: form.identifier }, query: { filename: 'Résumé.PDF' } };
    const { url } = await world.call(mediaRoutes.previewFile, preview, { as: admin });
    const file = await fetch(url);
    expect(await file.text()).toBe('hello');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe(attachmentOf('Résumé.PDF'));
  });

  it('is found by no other account, nor before it was uploaded', async () => {
    const { admin } = await world.anAccount();
    const stranger = (await world.anAccount()).admin;
    const form = await start(admin);
    const preview = { params: { identifier: form.identifier }, query: {} };
    expect((await world.refusal(mediaRoutes.previewFile, preview, { as: admin })).code).toBe('FILE_NOT_FOUND');
    await post(form, 'hello');
    expect((await world.refusal(mediaRoutes.previewFile, preview, { as: stranger })).code).toBe('FILE_NOT_FOUND');
  });

  it('is refused by its type and its size', async () => {
    const { admin } = await world.anAccount();
    await expect(start(admin, 'cv.exe')).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
    await expect(start(admin, 'cv.pdf', LIMITS.uploadBytes + 1)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('cannot be posted elsewhere, as something else or larger than it may be', async () => {
    const { admin } = await world.anAccount();
    const form = await start(admin);
    const changed = (fields: Record<string, string>) => ({ ...form, fields: { ...form.fields, ...fields } });
    expect((await post(changed({ key: 'acc_other/file_1' }), 'hello')).status).toBe(403);
    expect((await post(changed({ 'Content-Type': 'text/html' }), 'hello')).status).toBe(403);
    expect((await post(form, '')).status).toBe(400);
    expect((await post(form, 'x'.repeat(LIMITS.uploadBytes + 1))).status).toBe(400);
  });
});

it('knows a resume by the ending of its name', () => {
  const resumeType = (name: string) => typeOf(RESUME_TYPES, name);
  expect(['a.pdf', 'A.PDF ', 'a.doc', 'a.b.docx'].map(resumeType)).not.toContain(undefined);
  expect(['pdf', 'a.pdf.exe', 'a.constructor', '', '.'].map(resumeType).filter(Boolean)).toEqual([]);
});

it('names a download in plain letters and in its own', () => {
  expect(attachmentOf('Résumé "1".pdf')).toBe(
    `attachment; filename="Resume _1_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%221%22.pdf`,
  );
  expect(attachmentOf('履歴書')).toContain('filename="file"');
  expect(attachmentOf("a'(b)*.pdf\r\nx: y")).not.toMatch(/[\r\n]/);
});
