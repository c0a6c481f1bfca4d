import type { JobId } from '../../shared/model/ids.ts';
import { isTimeToAsk } from '../records/ats/answering.ts';
import type { StoredAtsLink } from '../records/ats/stored-ats.ts';
import { isForAnswer, isOfJob, type StoredUnsent } from '../records/ats/unsent-reader.ts';

/** Whose turn it is of those who wait. */
export interface WhoseTurn {
  readonly concerns: (one: StoredUnsent) => boolean;
  /** Nobody after the first who can be sent: by them it shows whether the ATS answers. */
  readonly isTrial: boolean;
  /** All are looked at who wait for an answer. */
  readonly isForAnswer: boolean;
}

/** What a reading found. */
interface Found {
  /** It is the first one since the ATS was connected, or may have found more than it says. */
  readonly isBack: boolean;
  /** Jobs that take people there who took none before. */
  readonly opened: readonly JobId[];
  readonly at: Date;
}

/**
 * Who of those who wait is looked at after a reading: only those whom something concerns that has changed. Undefined where nothing has:
 * then nobody is read.
 */
export function whoseTurn(link: StoredAtsLink, { isBack, opened, at }: Found): WhoseTurn | undefined {
  const isTime = isTimeToAsk(link, at);
  if (isBack) return { concerns: () => true, isTrial: false, isForAnswer: isTime };
  if (opened.length > 0)
    return { concerns: (one) => opened.some((job) => isOfJob(one, job)), isTrial: false, isForAnswer: false };
  return isTime ? { concerns: isForAnswer, isTrial: !link.unanswered?.isOver, isForAnswer: true } : undefined;
}
