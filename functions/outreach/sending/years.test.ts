import { expect, it, vi } from 'vitest';
import { dailyLimit, dayOf, PACES } from '../../../shared/rules/outreach/pace.ts';
import { aGroup, type Told } from '../../../test/support/imagined-years.ts';

const GROUPS = 400;
const OF_GROUP = 25;
const MINUTE = 60_000;

/** What the wall clock shows, by the runtime and not by our rules. */
function isOpen(at: Date, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  const { weekday = '', hour = '' } = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return !['Sat', 'Sun'].includes(weekday) && Number(hour) >= 9 && Number(hour) < 19;
}

/** Every promise, held against what one group of candidates was told. */
function check(told: Told) {
  for (const mail of told.mails) {
    const { at, sub, step, state, why } = mail;
    expect(isOpen(at, mail.timeZone), `${why} in the window`).toBe(true);
    expect(state, `${why} to whoever may be written to`).toEqual([]);
    expect(at.getTime(), `${why} not before it is due`).toBeGreaterThanOrEqual(mail.notBefore);
    if (at.getTime() - mail.ideal > 5 * MINUTE)
      expect(mail.reasons.length, `${why} late for a reason`).toBeGreaterThan(0);
    const again = told.mails.filter(
      (other) => other.sub === sub && other.step === step && other.to === mail.to && other.left,
    );
    expect(again.length, `${why} once`).toBeLessThanOrEqual(1);
    const earlier = told.mails
      .filter((other) => other.sub === sub && other.left && other.at < at)
      .map((other) => other.step);
    expect(step, `${why} in order`).toBeLessThanOrEqual(Math.max(-1, ...earlier) + 1);
  }
  const senders = Map.groupBy(told.mails, ({ from }) => from);
  for (const mails of senders.values()) {
    const since = dayOf(mails[0]!.at);
    for (const [index, { at }] of mails.entries())
      if (index > 0) expect(at.getTime() - mails[index - 1]!.at.getTime()).toBeGreaterThanOrEqual(MINUTE);
    for (const [day, some] of Map.groupBy(
      mails.filter(({ left }) => left),
      ({ at }) => dayOf(at),
    ))
      expect(some.length).toBeLessThanOrEqual(dailyLimit(PACES['working-hours'], since, day));
  }
  const atWork = told.mails.filter(({ isWork, left }) => isWork && left);
  for (const mails of Map.groupBy(atWork, ({ job, company }) => `${job} ${company}`).values())
    expect(new Set(mails.map(({ sub }) => sub)).size).toBeLessThanOrEqual(3);
  for (const { campaign, id } of told.heads) {
    if (!campaign) continue;
    const isWaitingForPerson = ['paused', 'uncertain', 'blocked', 'stopped'].includes(campaign.state);
    const isOver = campaign.state === 'complete' || campaign.state === 'replied' || isWaitingForPerson;
    expect(isOver, `${id} ${JSON.stringify(campaign)}`).toBe(true);
    if (campaign.state === 'blocked' || campaign.state === 'stopped') expect(campaign.stopReason).toBeTruthy();
    const steps = new Set(told.mails.filter(({ sub, left }) => sub === id && left).map(({ step }) => step));
    if (campaign.state === 'complete') expect(steps.size).toBe(campaign.steps);
  }
}

it('keeps every promise to 10,000 candidates over years, whatever happens', async () => {
  // Lost answers are told to the log, thousands of them.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const seen = new Map<string, number>();
  let campaigns = 0;
  let mails = 0;
  for (let seed = 0; seed < GROUPS; seed++) {
    const told = await aGroup(seed, OF_GROUP);
    check(told);
    campaigns += told.heads.length;
    mails += told.mails.length;
    for (const what of told.happened) seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  console.info(JSON.stringify({ campaigns, mails, seen: Object.fromEntries([...seen].sort()) }));
  expect(campaigns).toBe(GROUPS * OF_GROUP);
  expect(mails).toBeGreaterThan(campaigns);
  for (const [what, count] of seen) expect(count, what).toBeGreaterThan(100);
});
