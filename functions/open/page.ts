import type { JobId } from '../../shared/model/ids.ts';
import { noRequirements } from '../../shared/model/job.ts';
import { LIMITS, PRODUCT, WEB_PATHS } from '../../shared/product.ts';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS } from '../../shared/reference/employment.ts';
import { isLogo, isMonogram } from '../../shared/rules/job/monogram.ts';
import { salaryWords } from '../../shared/rules/job/salary-words.ts';
import { workingModeWords } from '../../shared/rules/job/where-words.ts';
import { escapeHtml, htmlToText } from '../../shared/rules/text/plain-text.ts';
import { isWebUrl } from '../../shared/rules/text/web-url.ts';
import type { OpenJob } from '../records/job/open-job.ts';
import { APPLY_SCRIPT } from './apply-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { jobPosting } from './posting.ts';

/** What a search result and a shared link show of a description. */
const SHOWN = 200;

/** The page of an advertised job: what it is, for people and for machines, and a form to apply by. */
export function openJobPage(id: JobId, job: OpenJob, webUrl: string): string {
  const { title, companyName } = job;
  const heading = companyName ? `${title} at ${companyName}` : title;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${heading} · ${PRODUCT.name}`)}</title>${metaTags(id, job, { heading, webUrl })}`,
    `<script type="application/ld+json">${asJson(jobPosting(id, job))}</script>`,
    `<style>${PAGE_STYLE}</style></head><body><main>`,
    header(job),
    `<section class="text" aria-label="Job description">${oneLevelUp(job.description)}</section>`,
    applyForm(id, job),
    `<footer>Shown with ${escapeHtml(PRODUCT.name)}</footer></main><script>${APPLY_SCRIPT}</script></body></html>`,
  ].join('');
}

/** The editor's headings are of the third level; on this page they stand below the first. */
const oneLevelUp = (html: string) => html.replace(/<(\/?)h3(?=[\s>])/gi, '<$1h2');

function metaTags(id: JobId, job: OpenJob, { heading, webUrl }: { heading: string; webUrl: string }): string {
  const text = htmlToText(job.description).replace(/\s+/g, ' ').trim();
  const summary = text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text;
  const { companyLogo: logo } = job;
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const address = `${webUrl.replace(/\/$/, '')}${WEB_PATHS.openJob(id)}`;
  return [
    meta('name', 'description', summary),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', heading),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', address),
    ...(logo && isWebUrl(logo) ? [meta('property', 'og:image', logo)] : []),
    meta('name', 'twitter:card', 'summary'),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
  ].join('');
}

/** JSON within a script: nothing in it can end that. */
const asJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function header(job: OpenJob): string {
  const { title, companyName, companyLogo: logo, office, location } = job;
  const [type] = job.employmentType;
  const facts = [
    workingModeWords({ office, location, requirements: job.remoteFrom ?? noRequirements() }),
    type ? EMPLOYMENT_LABELS[type] : '',
    job.seniorityLevel && job.seniorityLevel !== 'N/A' ? SENIORITY_LABELS[job.seniorityLevel] : '',
    salaryWords(job.salary),
  ].filter(Boolean);
  const picture =
    logo && isLogo(logo)
      ? `<img src="${escapeHtml(logo)}" alt="${isMonogram(logo) ? '' : `${escapeHtml(companyName)} logo`}" width="64" height="64">`
      : '';
  return [
    `<header>${picture}<div><p class="company">${escapeHtml(companyName)}</p><h1>${escapeHtml(title)}</h1>`,
    `<ul class="facts">${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul></div></header>`,
    '<p><a class="to-form" href="#apply-title">Apply for this job</a></p>',
  ].join('');
}

const field = (name: string, label: string, attributes: string) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes}>`;

function applyForm(id: JobId, { companyName, applyUrl }: OpenJob): string {
  const employer = escapeHtml(companyName || 'The employer');
  const elsewhere =
    applyUrl && isWebUrl(applyUrl)
      ? `<p class="soft">Or apply <a href="${escapeHtml(applyUrl)}" rel="noopener noreferrer">on the site of ${employer}</a>.</p>`
      : '';
  return [
    '<section class="apply" aria-labelledby="apply-title"><h2 id="apply-title">Apply</h2>',
    `<form id="apply" data-job="${escapeHtml(id)}"><div class="two"><div>`,
    field('firstName', 'First name', `autocomplete="given-name" maxlength="${LIMITS.text}"`),
    '</div><div>',
    field('lastName', 'Last name', `autocomplete="family-name" maxlength="${LIMITS.text}"`),
    '</div></div>',
    field('email', 'Email address', 'type="email" autocomplete="email" maxlength="254"'),
    field('resume', 'Resume', 'type="file" accept=".pdf,.doc,.docx" aria-describedby="resume-hint"'),
    '<p id="resume-hint" class="soft">PDF or Word, up to 10 MB</p>',
    '<label class="check" for="consent"><input id="consent" name="consent" type="checkbox" required>',
    `<span>${employer} may keep my application and contact me about it.</span></label>`,
    '<p id="told" role="status"></p><button type="submit">Send application</button></form>',
    '<div id="sent" tabindex="-1" hidden><p><b>Thank you. Your application has been sent.</b></p>',
    `<p class="soft">${employer} reads it and answers by email.</p></div>`,
    `<noscript><p class="bad">Your browser runs no scripts, which sending a resume needs.</p></noscript>${elsewhere}</section>`,
  ].join('');
}
