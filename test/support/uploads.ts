import { mediaRoutes } from '../../shared/contract/media.ts';
import type { CallOf } from '../../shared/contract/route.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Employer } from './accounts.ts';
import type { Client } from './call.ts';

/** A form as it is answered by the API. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a file to the bucket as a browser does. `over` changes what the form was signed for. */
export function postFile({ url, fields }: UploadForm, content: Uint8Array, over: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...over })) form.append(name, value);
  form.append('file', new Blob([Buffer.from(content)]));
  return fetch(url, { method: 'POST', body: form });
}

type MediaType = CallOf<typeof mediaRoutes.startUpload>['params']['mediaType'];

/** Uploads a file as a person of an account and answers what it is called by. */
export async function uploadAs(
  client: Client,
  as: Employer,
  file: { readonly mediaType: MediaType; readonly originalFilename: string; readonly content: Uint8Array },
): Promise<FileId> {
  const { mediaType, originalFilename, content } = file;
  const body = { originalFilename, size: content.byteLength };
  const form = await client.call(mediaRoutes.startUpload, { params: { mediaType }, body }, { as });
  const answer = await postFile(form, content);
  if (!answer.ok) throw new Error(`The bucket refused the file: ${answer.status} ${await answer.text()}`);
  return form.identifier;
}

/** Uploads a resume and answers what it is called by. */
export const uploadResume = (client: Client, as: Employer, content: Uint8Array, originalFilename = 'resume.pdf') =>
  uploadAs(client, as, { mediaType: 'CV', originalFilename, content });
