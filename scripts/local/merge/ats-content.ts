import { randomUUID } from 'node:crypto';

/** Anything of an ATS as Merge gives it, in its own words. */
export interface Thing {
  readonly id: string;
  readonly remote_id: string;
  readonly created_at: string;
  modified_at: string;
  remote_was_deleted: boolean;
  [property: string]: unknown;
}

/** What the models of an ATS are called in paths. */
export const MODELS = [
  'jobs',
  'offices',
  'job-interview-stages',
  'candidates',
  'applications',
  'attachments',
  'users',
  'reject-reasons',
] as const;
export type Model = (typeof MODELS)[number];
export type Content = Record<Model, Thing[]>;

const WORK = [
  ['Senior Backend Engineer', 'Berlin, Germany', 'ENG'],
  ['Product Designer', 'Paris, France', 'DES'],
  ['Account Executive', 'London, United Kingdom', 'SAL'],
  ['Data Scientist', 'Amsterdam, Netherlands', 'DAT'],
  ['Talent Partner', 'Lisbon, Portugal', 'PEO'],
  ['Site Reliability Engineer', 'Dublin, Ireland', 'ENG'],
  ['Customer Success Lead', 'Madrid, Spain', 'CUS'],
  ['Finance Manager', 'New York, United States', 'FIN'],
  ['Mobile Engineer', 'Remote', 'ENG'],
  ['Marketing Manager', 'Copenhagen, Denmark', 'MKT'],
] as const;
const PEOPLE = [
  'Noor Haddad',
  'Elias Brandt',
  'Mei Tanaka',
  'Tomás Rojas',
  'Ada Lindqvist',
  'Kofi Mensah',
  'Ines Duarte',
];
const STAGES = ['Application Review', 'Phone Screen', 'Interview', 'Offer'];

/** An empty ATS with somebody who works with it. */
export function emptyContent(at: Date): Content {
  const content = Object.fromEntries(MODELS.map((model) => [model, [] as Thing[]])) as Content;
  add(content, 'users', at, {
    first_name: 'Robin',
    last_name: 'Keller',
    email: 'robin.keller@ats.example',
    disabled: false,
    access_role: 'ADMIN',
  });
  add(content, 'reject-reasons', at, { name: 'Position closed' });
  return content;
}

/** Puts something into the ATS. */
export function add(content: Content, model: Model, at: Date, properties: object): Thing {
  const time = at.toISOString();
  const number = content[model].length + 1;
  const thing: Thing = {
    id: randomUUID(),
    remote_id: String(4_000_000 + number * 137),
    created_at: time,
    modified_at: time,
    ...properties,
    remote_was_deleted: false,
    field_mappings: null,
    remote_data: null,
  };
  content[model].push(thing);
  return thing;
}

/** Changes something that is there. */
export function change(thing: Thing, at: Date, properties: object): void {
  Object.assign(thing, properties, { modified_at: at.toISOString() });
}

/** Opens a job, the next of those that this ATS has. `createdAt` is when its people wrote it. */
export function addJob(content: Content, at: Date, createdAt: Date, over: object = {}): Thing {
  const number = content.jobs.length;
  const [name, place, code] = WORK[number % WORK.length]!;
  const round = Math.floor(number / WORK.length);
  const office =
    content.offices.find((one) => one.location === place) ??
    add(content, 'offices', at, { name: place.split(',')[0], location: place });
  const job = add(content, 'jobs', at, {
    name: round === 0 ? name : `${name} ${round + 1}`,
    description: `<p>We look for a <strong>${name}</strong> in ${place}.</p><ul><li>You have done this before.</li><li>You explain what you do.</li></ul><script>alert('not here')</script>`,
    code: `${code}-${100 + number}`,
    status: 'OPEN',
    type: 'POSTING',
    job_postings: [],
    job_posting_urls: [],
    remote_created_at: createdAt.toISOString(),
    remote_updated_at: createdAt.toISOString(),
    confidential: false,
    departments: [],
    offices: [office.id],
    hiring_managers: [],
    recruiters: [],
    ...over,
  });
  for (const [order, stage] of STAGES.entries())
    add(content, 'job-interview-stages', at, { name: stage, job: job.id, stage_order: order });
  return job;
}

/** Somebody applies for a job on the company's own page. */
export function addApplicant(content: Content, at: Date, job: Thing): Thing {
  const number = content.candidates.length;
  const [first = '', last = ''] = (PEOPLE[number % PEOPLE.length] ?? '').split(' ');
  const address = `${first}.${last}.${number}@applicant.example`
    .normalize('NFD')
    .replace(/[^\w.@]/g, '')
    .toLowerCase();
  const candidate = add(content, 'candidates', at, {
    first_name: first,
    last_name: last,
    company: null,
    title: null,
    is_private: false,
    can_email: true,
    locations: [],
    phone_numbers: [],
    email_addresses: [{ value: address, email_address_type: 'PERSONAL' }],
    urls: [],
    tags: [],
    applications: [],
    attachments: [],
  });
  const application = apply(content, at, { candidate: candidate.id, job: job.id });
  change(candidate, at, { applications: [application.id] });
  return candidate;
}

/** Puts somebody on a job, at its first stage. */
export function apply(content: Content, at: Date, of: { candidate: unknown; job: unknown }): Thing {
  const first = content['job-interview-stages'].find(({ job, stage_order }) => job === of.job && stage_order === 0);
  return add(content, 'applications', at, {
    ...of,
    applied_at: at.toISOString(),
    rejected_at: null,
    offers: [],
    source: null,
    credited_to: null,
    screening_question_answers: [],
    current_stage: first?.id ?? null,
    reject_reason: null,
  });
}

/** What happens in an ATS between two syncs: somebody applies, somebody goes on, now and then a job opens, or the newest one closes. */
export function liveOn(content: Content, at: Date, step: number): void {
  const open = content.jobs.filter(({ status }) => status === 'OPEN');
  const job = open[step % Math.max(1, open.length)];
  if (job) addApplicant(content, at, job);
  const application = content.applications[step % Math.max(1, content.applications.length)];
  if (application) goOn(content, at, application);
  if (step % 3 === 2) addJob(content, at, at);
  const newest = open.at(-1);
  if (step % 7 === 6 && newest) change(newest, at, { status: 'CLOSED' });
}

function goOn(content: Content, at: Date, application: Thing) {
  const stages = content['job-interview-stages'].filter(({ job }) => job === application.job);
  const next = stages[stages.findIndex(({ id }) => id === application.current_stage) + 1];
  change(application, at, next ? { current_stage: next.id } : { rejected_at: at.toISOString() });
}
