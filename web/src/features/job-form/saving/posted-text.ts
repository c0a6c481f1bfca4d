import type { Account } from '../../../../../shared/model/account.ts';
import { MESSAGES } from '../messages.ts';

type Credits = Pick<Account['subscription'], 'remainingCredits' | 'hasUnlimitedPlan'>;

const count = (profiles: number) => (profiles === 1 ? '1 profile' : `${profiles} profiles`);

/** What is said of a posted job where the first batch is all there is (2-jobs, section 8). */
export function postedText(firstBatch: number, { remainingCredits, hasUnlimitedPlan }: Credits): string {
  const posted = `${MESSAGES.posted} We’ll send you ${count(firstBatch)} in the coming 24 hours.`;
  return hasUnlimitedPlan ? posted : `${posted} You have ${count(remainingCredits)} remaining.`;
}
