import type { RequirementVerdict, Spotlight } from '../../shared/model/spotlight.ts';
import { passagesOf } from '../../shared/rules/sourcing/comparison/passages.ts';
import { excludedCompany } from '../../shared/rules/sourcing/delivery.ts';
import { type Compared, compareByRules, verdictLetters } from '../../shared/rules/sourcing/spotlight.ts';
import type { MakeSpotlight } from '../../shared/tasks.ts';
import { log } from '../platform/log.ts';
import type { Head } from '../records/submission/head.ts';
import type { AskModel } from './bedrock.ts';
import type { CandidateStore } from './candidate-store.ts';

interface SpotlightDeps {
  readonly store: CandidateStore;
  /** Absent where no language model is set up: then the rules answer. */
  readonly askModel: AskModel | undefined;
  readonly now: () => Date;
}

/** Compares a candidate with the job and writes the verdicts, and their letters on the card. May run twice. */
export async function makeSpotlight({ store, askModel, now }: SpotlightDeps, message: MakeSpotlight): Promise<void> {
  const { accountId, submissionId } = message;
  const known = await store.findCandidate(accountId, submissionId);
  if (!known || known.head.pending || known.head.verdicts !== '') return;
  const job = await store.findJob(accountId, known.head.jobId);
  if (!job) return;
  const { candidate, resumeText } = known.profile;
  const { mustHaves, nToHaves, blacklistedDomains } = job.requirements;
  const spotlight = await compare({ candidate, resumeText, mustHaves, nToHaves }, askModel, now());
  await store.saveSpotlight(accountId, submissionId, spotlight);
  const verdicts = verdictLetters(spotlight);
  // Whoever went to another job meanwhile is compared with that one.
  const isBarred = excludedCompany(candidate, blacklistedDomains) !== undefined;
  const note = (head: Head) =>
    head.jobId === known.head.jobId && isNews(head, verdicts, isBarred) ? noted(head, verdicts, isBarred) : undefined;
  await store.heads.change(accountId, submissionId, note, [], known.head);
}

const isNews = (head: Head, verdicts: string, isBarred: boolean) =>
  head.verdicts !== verdicts || (head.barred ?? false) !== isBarred;

function noted({ barred: _, ...head }: Head, verdicts: string, isBarred: boolean): Head {
  return { ...head, verdicts, ...(isBarred && { barred: true }) };
}

/** The model's comparison where there is one, the rules' where it fails and for what it left out. */
export async function compare(compared: Compared, askModel: AskModel | undefined, now: Date): Promise<Spotlight> {
  const byRules = compareByRules(compared, now);
  const { mustHaves, nToHaves } = compared;
  if (!askModel || mustHaves.length + nToHaves.length === 0) return byRules;
  try {
    const passages = passagesOf(compared.candidate, compared.resumeText);
    const { summary, verdicts } = await askModel({ requirements: [...mustHaves, ...nToHaves], passages });
    const { generatedRequirementsComparisons: ruled } = byRules;
    const answered = (verdict: RequirementVerdict, number: number) => ({ ...verdict, ...verdicts.get(number) });
    return {
      ...byRules,
      generatedHighlightsSummary: summary,
      generatedRequirementsComparisons: {
        mustHaves: ruled.mustHaves.map(answered),
        nToHaves: ruled.nToHaves.map((verdict, index) => answered(verdict, mustHaves.length + index)),
      },
      madeBy: 'language-model',
    };
  } catch (error) {
    log.error('The language model did not answer; the rules did', error);
    return byRules;
  }
}
