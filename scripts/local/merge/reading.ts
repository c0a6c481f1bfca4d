import type { Content, Model, Thing } from './ats-content.ts';
import { Refusal } from './writing.ts';

const MOST = 100;

/** Parameters that narrow a list down, and the property that each is of. */
const FILTERS: Partial<Record<Model, Readonly<Record<string, string>>>> = {
  'job-interview-stages': { job_id: 'job' },
  candidates: { remote_id: 'remote_id' },
  applications: { job_id: 'job', candidate_id: 'candidate' },
  attachments: { candidate_id: 'candidate' },
  users: { email: 'email' },
  jobs: { status: 'status', code: 'code' },
};

/** What an `expand` puts in the place of an id. */
const EXPANDED: Readonly<Record<string, Model>> = {
  candidate: 'candidates',
  job: 'jobs',
  current_stage: 'job-interview-stages',
  offices: 'offices',
  reject_reason: 'reject-reasons',
};

/** One page of a list, as Merge answers it. */
export function readPage(content: Content, model: Model, query: URLSearchParams) {
  const size = Number(query.get('page_size') ?? 30);
  if (!Number.isInteger(size) || size < 1 || size > MOST) throw new Refusal(400, `page_size: at most ${MOST}.`);
  const all = content[model].filter((thing) => isWanted(thing, model, query));
  const from = startOf(query.get('cursor'));
  const page = all.slice(from, from + size);
  return {
    next: from + size < all.length ? cursorAt(from + size) : null,
    previous: from > 0 ? cursorAt(Math.max(0, from - size)) : null,
    results: page.map((thing) => expand(content, thing, query)),
  };
}

/** A page with nothing on it, before the one that was asked for. */
export const emptyBefore = (query: URLSearchParams) => ({
  next: query.get('cursor') ?? cursorAt(0),
  previous: null,
  results: [],
});

const cursorAt = (position: number) => Buffer.from(`p=${position}`).toString('base64url');

function startOf(cursor: string | null): number {
  if (!cursor) return 0;
  const position = /^p=(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (!position) throw new Refusal(400, 'cursor: This cursor is not valid.');
  return Number(position);
}

function isWanted(thing: Thing, model: Model, query: URLSearchParams): boolean {
  if (thing.remote_was_deleted && query.get('include_deleted_data') !== 'true') return false;
  const [after, before] = [query.get('modified_after'), query.get('modified_before')];
  if (after && Date.parse(thing.modified_at) < Date.parse(after)) return false;
  if (before && Date.parse(thing.modified_at) > Date.parse(before)) return false;
  for (const [name, property] of Object.entries(FILTERS[model] ?? {}))
    if (query.has(name) && thing[property] !== query.get(name)) return false;
  const addresses = query.get('email_addresses')?.toLowerCase().split(',');
  return !addresses || addressesOf(thing).some((address) => addresses.includes(address));
}

const addressesOf = (thing: Thing) =>
  ((thing.email_addresses ?? []) as { value: string | null }[]).map(({ value }) => value?.toLowerCase() ?? '');

function expand(content: Content, thing: Thing, query: URLSearchParams): Thing {
  const wanted = (query.get('expand') ?? '').split(',').filter(Boolean);
  const found = (model: Model, id: unknown) => content[model].find((one) => one.id === id) ?? id;
  const expanded = wanted.map((property) => {
    const model = EXPANDED[property];
    if (!model) throw new Refusal(400, `expand: ${property} is not known.`);
    const value = thing[property];
    return [property, Array.isArray(value) ? value.map((id) => found(model, id)) : found(model, value)] as const;
  });
  return { ...thing, ...Object.fromEntries(expanded) };
}
