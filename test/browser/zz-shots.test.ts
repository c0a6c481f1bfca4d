import { it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import { BASIC_SEQUENCES } from '../../shared/rules/outreach/basic-sequences.ts';
import { openBrowser, openContext, PASSWORD, signInThroughPage } from '../support/browser.ts';
import { aJob } from '../support/builders.ts';
import { addCandidate } from '../support/mail.ts';
import { aWorld } from '../support/world.ts';

it('shots', async () => {
  const world = await aWorld({ page: true });
  const browser = await openBrowser();
  const { account, admin } = await world.anAccount();
  await setFlag(openOffice(), 'setAccountDefaultOutreach', true, account.id);
  const journeys = BASIC_SEQUENCES.approached.map((step, i) =>
    i === 0 ? { ...step, html: step.html + '<p>Apply at [candidate_apply_link].</p>' } : step,
  );
  const job = await world.call(
    contract.jobs.createJob,
    { body: { ...aJob(), journeys: [...BASIC_SEQUENCES.approached] } },
    { as: admin },
  );
  await world.call(
    contract.jobs.createJob,
    { body: { ...aJob({ title: 'Gardener' }), journeys: [...journeys] } },
    { as: admin },
  );
  await world.call(
    contract.accounts.setDefaultOutreach,
    { params: { id: account.id }, body: { jobIdForDefaultEmailOutreach: job.id } },
    { as: admin },
  );
  const c = await addCandidate(world, admin, job.id, { firstName: 'Noor' });
  await world.call(
    contract.outreach.contactCandidate,
    { params: { submissionId: c.id }, body: { jobId: job.id, startOutreachCampaign: true } },
    { as: admin },
  );
  world.pass({ minutes: 2 });
  await world.drain();
  await world.call(
    contract.jobs.updateJob,
    { params: { id: job.id }, body: { journeys: [...journeys], version: job.version } },
    { as: admin },
  );
  for (const [name, width, height, theme] of [
    ['w', 1440, 900, 'light'],
    ['wd', 1440, 900, 'dark'],
    ['p', 390, 844, 'light'],
    ['pd', 390, 844, 'dark'],
  ] as const) {
    const page = await (await openContext(browser, { width, height, theme })).newPage();
    await signInThroughPage(page, world.url, admin.email, PASSWORD);
    const shot = async (what: string) => {
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => console.log('busy', what));
      await new Promise((r) => setTimeout(r, 900));
      await page.screenshot({ path: `/tmp/h/shots-${what}-${name}.png` });
    };
    if (name === 'w')
      page.on(
        'request',
        (r) => r.url().includes('/api/') && console.log('REQ', r.method(), r.url().replace(world.url, '')),
      );
    await page.goto(`${world.url}/jobs/edit/${job.id}?tab=engagement`);
    await page.getByRole('button', { name: 'Edit emails', exact: true }).waitFor();
    await shot('step');
    await page.getByRole('button', { name: 'Edit emails', exact: true }).click();
    await page.getByRole('textbox', { name: 'Content', exact: true }).first().waitFor();
    await shot('editor');
    if (name === 'w') {
      await page.getByRole('textbox', { name: 'Content', exact: true }).first().click();
      await page.keyboard.type(' @job');
      await shot('at');
      await page.keyboard.press('Escape');
      await page.locator('[data-variable=candidate_apply_link]').first().click();
      await shot('chip');
    }
    await page.getByRole('button', { name: 'Copy an existing outreach', exact: true }).click();
    await page.getByText('Gardener').waitFor();
    await shot('library');
    await page.goto(`${world.url}/jobs/${job.id}/engagement`);
    await page.getByText('Follow up 1').waitFor();
    await shot('tab');
    await page.goto(`${world.url}/settings/engagement`);
    await page.getByRole('form', { name: 'Default outreach', exact: true }).scrollIntoViewIfNeeded();
    await shot('settings');
  }
  await browser.close();
  await world.close();
}, 500_000);
