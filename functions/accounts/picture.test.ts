import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { contract } from '../../shared/contract/index.ts';
import { mediaRoutes } from '../../shared/contract/media.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aJob } from '../../test/support/builders.ts';
import { threeEmails } from '../../test/support/mail.ts';
import { aJpeg, aPng, lookAt } from '../../test/support/pictures.ts';
import { postFile } from '../../test/support/uploads.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

/** Uploads a photo as a browser does, and answers the id of the upload. */
async function upload(as: Employer, bytes: Buffer, originalFilename = 'me.jpg'): Promise<FileId> {
  const input = { params: { mediaType: 'picture' as const }, body: { originalFilename, size: bytes.length } };
  const form = await world.call(mediaRoutes.startUpload, input, { as });
  const answer = await postFile(form, bytes);
  if (!answer.ok) throw new Error(await answer.text());
  return form.identifier;
}

const choosing = (as: Employer, picture: FileId | null) =>
  [accountRoutes.updatePreferences, { params: { id: 'me' as const }, body: { picture } }, { as }] as const;
const picturesFor = async (as: Employer) => (await world.call(mediaRoutes.listPictures, {}, { as })).pictures;
const sideOf = async (url: string) => lookAt(new Uint8Array(await (await fetch(url)).arrayBuffer())).width;

describe('the photo of a person', () => {
  it('stands beside the emails that they wrote, in the library', async () => {
    const { admin } = await world.anAccount();
    const picture = await upload(admin, aPng(400), 'me.PNG');
    await world.call(...choosing(admin, picture));
    await world.call(contract.jobs.createJob, { body: { ...aJob(), journeys: threeEmails() } }, { as: admin });
    const library = await world.call(contract.jobs.listTemplateLibrary, { query: {} }, { as: admin });
    expect(library.items.map(({ employer }) => employer.picture)).toEqual([picture]);
  });

  it('is shown to their account in two sizes, by links that a browser may keep, and to no other account', async () => {
    const { admin, account } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const stranger = (await world.anAccount()).admin;
    const picture = await upload(admin, aPng(400), 'me.PNG');
    const saved = await world.call(...choosing(admin, picture));
    expect(saved.picture).toBe(picture);

    const [shown, ...others] = await picturesFor(teammate);
    expect([shown?.user, others]).toEqual([admin.id, []]);
    expect(await sideOf(shown?.small ?? '')).toBe(96);
    expect(await sideOf(shown?.large ?? '')).toBe(320);
    const answer = await fetch(shown?.small ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
    expect(await picturesFor(stranger)).toEqual([]);
  });

  it('is read only with a link that was given, not by its address', async () => {
    const { admin } = await world.anAccount();
    await world.call(...choosing(admin, await upload(admin, aJpeg())));
    const [shown] = await picturesFor(admin);
    const { origin, pathname } = new URL(shown?.large ?? '');
    expect((await fetch(`${origin}${pathname}`)).status).toBe(403);
  });

  it('cannot be taken from the upload of another account', async () => {
    const { admin } = await world.anAccount();
    const stranger = (await world.anAccount()).admin;
    const theirs = await upload(stranger, aJpeg());
    expect((await world.refusal(...choosing(admin, theirs))).code).toBe('FILE_NOT_FOUND');
    await world.call(...choosing(stranger, theirs));
    expect((await world.refusal(...choosing(admin, theirs))).code).toBe('FILE_NOT_FOUND');
  });

  it('cannot be taken, nor removed, by a teammate who knows its id', async () => {
    const { admin, account } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const picture = await upload(admin, aJpeg());
    expect((await world.refusal(...choosing(teammate, picture))).code).toBe('FILE_NOT_FOUND');
    await world.call(...choosing(admin, picture));
    expect((await world.refusal(...choosing(teammate, picture))).code).toBe('FILE_NOT_FOUND');
    const [shown] = await picturesFor(admin);
    expect((await fetch(shown?.large ?? '')).status).toBe(200);
  });

  it('is the only one that stays of several that are chosen at once', async () => {
    const { admin } = await world.anAccount();
    for (let round = 0; round < 3; round++) {
      const uploads = await Promise.all([1, 2, 3].map(() => upload(admin, aJpeg())));
      await Promise.all(uploads.map((picture) => world.call(...choosing(admin, picture))));
      await world.call(...choosing(admin, null));
      for (const picture of uploads)
        expect((await world.refusal(...choosing(admin, picture))).code).toBe('FILE_NOT_FOUND');
    }
  });

  it('may be chosen twice without effect', async () => {
    const { admin } = await world.anAccount();
    const picture = await upload(admin, aJpeg());
    const first = await world.call(...choosing(admin, picture));
    expect(await world.call(...choosing(admin, picture))).toEqual(first);
  });

  it('makes room for the next, and can be taken away', async () => {
    const { admin } = await world.anAccount();
    await world.call(...choosing(admin, await upload(admin, aJpeg())));
    const [first] = await picturesFor(admin);
    await world.call(...choosing(admin, await upload(admin, aJpeg())));
    const [second] = await picturesFor(admin);
    expect((await fetch(first?.large ?? '')).status).toBe(404);
    expect((await fetch(second?.large ?? '')).status).toBe(200);
    expect((await world.call(...choosing(admin, null))).picture).toBeNull();
    expect((await fetch(second?.large ?? '')).status).toBe(404);
    expect(await picturesFor(admin)).toEqual([]);
  });

  it('goes with the person who is removed', async () => {
    const { admin, account } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    await world.call(...choosing(teammate, await upload(teammate, aJpeg())));
    const [shown] = await picturesFor(admin);
    await world.call(accountRoutes.removeTeammate, { params: { id: teammate.id }, query: {} }, { as: admin });
    expect((await fetch(shown?.large ?? '')).status).toBe(404);
    expect(await picturesFor(admin)).toEqual([]);
  });

  it('is refused by its type, its size and what it is, and the one before stays', async () => {
    const { admin } = await world.anAccount();
    await expect(upload(admin, aJpeg(), 'me.gif')).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
    await expect(upload(admin, Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    const kept = await upload(admin, aJpeg());
    await world.call(...choosing(admin, kept));
    const refusalOf = async (bytes: Buffer) =>
      (await world.refusal(...choosing(admin, await upload(admin, bytes)))).code;
    expect(await refusalOf(aPng(100))).toBe('PICTURE_TOO_SMALL');
    expect(await refusalOf(Buffer.from('<svg onload="alert(1)"/>'))).toBe('PICTURE_NOT_READABLE');
    const me = await world.call(accountRoutes.getPreferences, { params: { id: 'me' } }, { as: admin });
    expect(me?.picture).toBe(kept);
  });
});
