import type { Page } from 'playwright-core';
import type { AtsStage } from './demo/ats.ts';

/** Takes a picture of the page under a name. */
export type Take = (name: string) => Promise<void>;

/** Pictures of what belongs to the ATS of an account, which is connected. */
export async function takeAts(page: Page, url: string, { jobId, failedId, contactedId }: AtsStage, take: Take) {
  await page.goto(`${url}/settings/subscription`);
  const section = page.getByRole('region', { name: 'ATS integration', exact: true });
  await section.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('checkbox', { name: /^I understand and want to disconnect/ }).waitFor();
  await take('ats-disconnect');
  await page.keyboard.press('Escape');
  await section.scrollIntoViewIfNeeded();
  await take('ats-settings');
  await page.goto(`${url}/jobs?status=Draft`);
  await page.getByText('SYNCED WITH ATS', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Import job from ATS', exact: true }).click();
  const importing = page.getByRole('dialog', { name: 'Import job from ATS', exact: true });
  await importing.getByRole('radio').nth(1).check();
  await take('ats-import');
  await page.goto(`${url}/jobs/${jobId}?stage=EXPORTED`);
  await page.getByText('In the ATS', { exact: true }).first().waitFor();
  await take('ats-board');
  await page.goto(`${url}/jobs/${jobId}?submissionId=${failedId}`);
  await page.getByRole('button', { name: 'Send again', exact: true }).waitFor();
  await take('ats-candidate');
  await page.goto(`${url}/jobs/${jobId}?submissionId=${contactedId}`);
  await page
    .getByRole('button', { name: /^Move to / })
    .first()
    .click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await take('ats-consent');
}
