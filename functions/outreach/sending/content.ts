import type { Experience, Profile } from '../../../shared/model/candidate.ts';
import type { JobFields, JourneyStep } from '../../../shared/model/job.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { OFFICE_LABELS } from '../../../shared/rules/funnel/labels.ts';
import { cityOf } from '../../../shared/rules/job/places.ts';
import { snippetByRules } from '../../../shared/rules/outreach/snippet.ts';
import {
  renderTemplate,
  type TemplateValues,
  unknownVariables,
  variablesIn,
} from '../../../shared/rules/outreach/templates.ts';
import { escapeHtml, htmlToText } from '../../../shared/rules/text/plain-text.ts';
import type { Sender } from '../../records/account/senders.ts';

export interface ContentFacts {
  readonly job: Pick<JobFields, 'title' | 'companyName' | 'applyUrl' | 'location' | 'office'> &
    Partial<Pick<JobFields, 'selectedOutreachJourneyType'>>;
  readonly candidate: Pick<Profile, 'firstName' | 'lastName' | 'socialProfiles'> & {
    readonly employmentHistory: readonly Pick<Experience, 'jobTitle' | 'employerName' | 'current'>[];
  };
  readonly sender: Sender;
  readonly postalAddress: string;
  readonly unsubscribeUrl: string;
  /** Where the candidate sees what is held, downloads it and has it deleted. */
  readonly rightsUrl: string;
  /** Where the candidate's details come from. */
  readonly source: Source;
  /** The opening that was made for this candidate; the rules write it where none was. */
  readonly snippet?: string | undefined;
  /** Nobody has written to this address for the job before: the candidate is told who has their details, why, and from where. */
  readonly isFirstContact: boolean;
}

/** A candidate applied, was added by the employer's own people, or was found by sourcers. */
export type Source = 'application' | 'team' | 'crowd';

/** The value of each variable for one candidate; left out where there is none, which blocks the email unless it has a fallback. */
export function valuesFor({ job, candidate, sender, snippet }: ContentFacts): TemplateValues {
  const current = currentOf(candidate);
  const place = job.location?.formatted;
  const values = {
    candidate_first_name: candidate.firstName || undefined,
    candidate_last_name: candidate.lastName || undefined,
    candidate_current_company: current?.employerName || undefined,
    candidate_current_job_title: current?.jobTitle || undefined,
    candidate_apply_link: job.applyUrl ?? undefined,
    job_title: job.title || undefined,
    job_city: job.office !== 'REMOTE_ONLY' && job.location ? cityOf(job.location) || undefined : undefined,
    employer_company: job.companyName || sender.company || undefined,
    sender_signature: sender.signature || `<p>${escapeHtml(sender.name)}</p>`,
    sender_name: sender.name || undefined,
    personalized_snippet: isPersonal(job) ? (snippet ?? ruledSnippet(job, candidate)) : undefined,
    job_location: [place, OFFICE_LABELS[job.office]].filter(Boolean).join(', '),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const currentOf = ({ employmentHistory }: Pick<ContentFacts['candidate'], 'employmentHistory'>) =>
  employmentHistory.find((position) => position.current) ?? employmentHistory[0];

type Kind = Partial<Pick<JobFields, 'selectedOutreachJourneyType'>>;

const isPersonal = ({ selectedOutreachJourneyType: kind }: Kind) => kind?.endsWith('_ai') === true;

/** The opening of a candidate's emails as the rules write it; undefined where the job's emails have none. */
export function ruledSnippet(job: Kind, candidate: Pick<ContentFacts['candidate'], 'employmentHistory'>) {
  const current = currentOf(candidate);
  return isPersonal(job) ? snippetByRules({ jobTitle: current?.jobTitle, employer: current?.employerName }) : undefined;
}

export interface Rendered {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly missing: readonly string[];
  /** The values that came from the candidate's profile, for the preview to mark. */
  readonly marked: readonly string[];
}

/** One email of a sequence as the candidate will get it, with the notice and the way out that every email owes them. */
export function renderMail(step: Pick<JourneyStep, 'subject' | 'html'>, facts: ContentFacts): Rendered {
  const values = valuesFor(facts);
  const subject = renderTemplate(step.subject, values, { html: false });
  const body = renderTemplate(step.html, values, { html: true });
  const html = `<div style="${LOOK}">${body.text}${footer(facts)}</div>`;
  const left = [...leftIn(step, subject.text), ...leftIn(step, htmlToText(body.text))];
  return {
    subject: subject.text,
    html,
    text: htmlToText(html),
    missing: [...new Set([...subject.missing, ...body.missing, ...left])],
    marked: Object.entries(values).flatMap(([key, value]) => (key.startsWith('candidate_') && value ? [value] : [])),
  };
}

/** Brackets that no reader may see: of no variable in what was written, and of one in what came out. */
const leftIn = ({ subject, html }: Pick<JourneyStep, 'subject' | 'html'>, rendered: string) => [
  ...unknownVariables(subject),
  ...unknownVariables(htmlToText(html)),
  ...variablesIn(rendered),
];

/** How an email looks where its reader's mail program would take a face of its own; the preview shows the same. */
const LOOK = "font:14px/20px Arial,'Liberation Sans',Helvetica,sans-serif;color:#231d18;max-width:600px";

/** With its full stop, which "Harbour Ltd." has already. */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function footer(facts: ContentFacts): string {
  const { sender, job, postalAddress, unsubscribeUrl, rightsUrl, isFirstContact } = facts;
  const company = escapeHtml(job.companyName || sender.company);
  // Marked, or SES would lead it over an address of its own, which stands between a person and the way out.
  const link = (url: string, text: string) => `<a ses:no-track href="${escapeHtml(url)}">${text}</a>`;
  return [
    '<hr style="border:none;border-top:1px solid #ddd;margin:24px 0 12px">',
    '<p style="font-size:12px;color:#666">',
    `You receive this because ${WHY[facts.source]} ${ended(company)} `,
    ...(isFirstContact ? [sourceNotice(facts, company)] : []),
    `${company}, ${ended(escapeHtml(postalAddress))} `,
    `${link(unsubscribeUrl, 'Stop these emails')} · ${link(rightsUrl, 'What is held about you')}`,
    '</p>',
  ].join('');
}

const WHY: Readonly<Record<Source, string>> = {
  application: 'you applied for a role at',
  team: 'you may fit a role at',
  crowd: 'your public professional profile fits a role at',
};

/** What someone is owed at the first contact whose details did not come from them: who has them, from where, and their rights. */
function sourceNotice({ source, candidate }: ContentFacts, company: string): string {
  const from: Readonly<Record<Source, string>> = {
    application: 'from your application',
    team: `from ${company}’s own contacts`,
    crowd: `from ${hasLinkedIn(candidate) ? 'your public LinkedIn profile' : 'public professional profiles'}`,
  };
  return [
    `${company} has your name, professional history and this address ${from[source]}, and uses them with ${PRODUCT.name} `,
    'to write to you about this role. You may see and delete it by the link below, and have it corrected or object by answering. ',
  ].join('');
}

const hasLinkedIn = ({ socialProfiles }: ContentFacts['candidate']) =>
  socialProfiles.some(({ type }) => type === 'linkedin');
