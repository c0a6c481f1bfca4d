import { isDeepStrictEqual } from 'node:util';
import { isOneOf } from '../../../shared/model/newer.ts';
import { CampaignState } from '../../../shared/model/submission.ts';
import { leftAlone } from './campaign.ts';
import { RUNS } from './campaign-end.ts';
import { type Campaign, type Head, Resumes } from './head.ts';
import { hasKnownState } from './known-head.ts';
import { wasEndedByMove } from './move-ends.ts';

type Course = Omit<Resumes, 'dueAt' | 'mails'>;

const { dueAt: _due, mails: _mails, ...COURSE } = Resumes.shape;

const ofCourse = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => name in COURSE));
const besideCourse = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in COURSE))) as Omit<T, keyof Course>;

/** What is kept of a sequence that a move ends: how it would stand, beside how it stands after the move. */
export function resumesOf(would: Head, { campaign, mails }: Head): Resumes | undefined {
  if (!would.campaign) return undefined;
  const { nextAt, ...course } = ofCourse(would.campaign) as Course;
  return {
    ...course,
    ...(nextAt && nextAt !== campaign?.nextAt && { nextAt }),
    ...(would.mails && !isDeepStrictEqual(would.mails, mails) && { mails: would.mails }),
    ...(would.dueAt && { dueAt: would.dueAt }),
  };
}

/**
 * The head with its sequence as it would stand had the last move not ended it; undefined where that ended none, or cannot be
 * taken back. What an older function noted of it alone stays: an end, and an email that left, after which it waits for a person.
 */
export function unmoved(head: Head): Head | undefined {
  const { undo, campaign, ...rest } = head;
  const resumes = undo?.resumes;
  if (!resumes || !campaign || !isOneOf(CampaignState, resumes.state) || !hasKnownState(campaign)) return undefined;
  const { mails } = resumes;
  if (!wasEndedByMove(campaign) && RUNS.includes(resumes.state)) return { ...rest, campaign };
  const course = ofCourse(resumes) as Course;
  const nextAt = course.nextAt ?? campaign.nextAt;
  const goesOn: Campaign = { ...besideCourse(campaign), ...course, ...(nextAt && { nextAt }) };
  const wentOn = !mails && campaign.step !== course.step;
  return leftAlone({
    ...rest,
    ...(mails && { mails }),
    campaign: wentOn ? { ...goesOn, state: 'paused', step: campaign.step } : goesOn,
  });
}

/**
 * What happens to a sequence that a move ended happens to both: to how it stands, and to how it would stand had it not been moved,
 * for as long as the move can be taken back. So that leads to where the same would have led without the move.
 */
export function inBoth(head: Head, change: (head: Head) => Head | undefined): Head | undefined {
  const before = unmoved(head);
  if (!before) return change(head);
  const [after, would] = [change(head), change(before)];
  if (!after && !would) return undefined;
  const is = after ?? head;
  if (!is.undo?.resumes) return is;
  const ofNewer = Object.fromEntries(Object.entries(is.undo.resumes).filter(([name]) => !(name in Resumes.shape)));
  const resumes = resumesOf(would ?? before, is);
  return { ...is, undo: { ...is.undo, ...(resumes && { resumes: { ...ofNewer, ...resumes } }) } };
}

/** The head with the sequence of another version of it. */
export function withSequenceOf(head: Head, { campaign, mails, dueAt }: Head): Head {
  const { campaign: _campaign, mails: _mails, dueAt: _due, ...rest } = head;
  return { ...rest, ...(campaign && { campaign }), ...(mails && { mails }), ...(dueAt && { dueAt }) };
}
