import * as z from 'zod';
import { add, apply, type Content, change, type Model, type Thing } from './ats-content.ts';

const text = z.string().nullable().optional();
const listOf = (shape: z.ZodRawShape) => z.array(z.strictObject(shape)).optional();

/** What each thing may be created with. Whatever else is sent is refused, as Merge does. */
const REQUESTS = {
  candidates: z.strictObject({
    first_name: text,
    last_name: text,
    company: text,
    title: text,
    is_private: z.boolean().nullable().optional(),
    can_email: z.boolean().nullable().optional(),
    locations: z.array(z.string()).nullable().optional(),
    phone_numbers: listOf({ value: text, phone_number_type: text }),
    email_addresses: listOf({ value: z.email().nullable(), email_address_type: text }),
    urls: listOf({ value: z.url().nullable(), url_type: text }),
    tags: z.array(z.string()).optional(),
  }),
  attachments: z.strictObject({ file_name: text, file_url: z.url(), candidate: z.string(), attachment_type: text }),
  applications: z.strictObject({ candidate: z.string(), job: z.string(), current_stage: text, source: text }),
} as const;
type Writable = keyof typeof REQUESTS;

const isWritable = (model: Model): model is Writable => model in REQUESTS;

/** A refusal as Merge words it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What was sent to be written, in the name of a user. */
function wantedIn(content: Content, shape: z.ZodType, body: unknown): Record<string, unknown> {
  const sent = z.strictObject({ model: shape, remote_user_id: z.string() }).safeParse(body);
  if (!sent.success)
    throw new Refusal(400, sent.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '));
  const user = sent.data.remote_user_id;
  if (!content.users.some(({ id, remote_id }) => id === user || remote_id === user))
    throw new Refusal(400, 'remote_user_id: This user does not exist.');
  return sent.data.model as Record<string, unknown>;
}

interface Changed {
  readonly model: Model;
  readonly thing: Thing;
}

/** Changes somebody who is there as was sent; nothing else can be changed. */
export function changeThing(content: Content, { model, thing }: Changed, body: unknown, at: Date): void {
  if (model !== 'candidates') throw new Refusal(405, `${model} cannot be changed.`);
  change(thing, at, wantedIn(content, REQUESTS.candidates, body));
}

/** Creates what was sent. Each call creates anew: Merge knows no repeated calls. */
export async function createThing(content: Content, model: Model, body: unknown, at: Date): Promise<Thing> {
  if (!isWritable(model)) throw new Refusal(405, `${model} cannot be created.`);
  const wanted = wantedIn(content, REQUESTS[model], body);
  if (model === 'candidates') return add(content, model, at, { applications: [], attachments: [], ...wanted });
  const candidate = content.candidates.find(({ id, remote_was_deleted: isGone }) => id === wanted.candidate && !isGone);
  if (!candidate) throw new Refusal(400, 'candidate: This candidate does not exist.');
  if (model === 'attachments') return attach(content, candidate, wanted, at);
  if (!content.jobs.some(({ id, remote_was_deleted }) => id === wanted.job && !remote_was_deleted))
    throw new Refusal(400, 'job: This job does not exist.');
  const application = apply(content, at, { candidate: candidate.id, job: wanted.job });
  change(candidate, at, { applications: [...(candidate.applications as string[]), application.id] });
  return application;
}

/** The ATS fetches the file itself, as Merge says; what cannot be fetched is a corrupted file. */
async function attach(content: Content, candidate: Thing, wanted: Record<string, unknown>, at: Date): Promise<Thing> {
  const response = await fetch(String(wanted.file_url)).catch(() => undefined);
  if (!response?.ok) throw new Refusal(400, 'CORRUPTED_FILE: The file could not be fetched.');
  const bytes = (await response.arrayBuffer()).byteLength;
  const attachment = add(content, 'attachments', at, { ...wanted, bytes });
  change(candidate, at, { attachments: [...(candidate.attachments as string[]), attachment.id] });
  return attachment;
}
