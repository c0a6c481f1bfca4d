import type { searchRoutes } from '../../shared/contract/search.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import {
  answers,
  backwards,
  intactParts,
  isForgiven,
  isNear,
  searchTerms,
  wordsOf,
} from '../../shared/rules/text/search-words.ts';
import type { Api } from '../platform/http.ts';
import type { createJobFacts } from '../records/job/job-facts.ts';
import type { Found, SearchIndex } from '../records/search/search-index.ts';

/** Results of a search; each is of a job whose title is read for half a unit. */
const RESULTS = 8;
/** Items that all lookups of one search read together: about two and a half units. */
const LOOKED_AT = 96;
/** Words read to find those that differ by a letter: about a unit. */
const WORDS = 64;
/** Words that may be meant by one that nobody has. */
const MEANT = 3;

export interface SearchDeps {
  readonly index: SearchIndex;
  readonly jobs: Pick<ReturnType<typeof createJobFacts>, 'findJobs'>;
}

interface LookUp {
  /** What is looked up, and what must all be answered. */
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly most: number;
  readonly forgiving?: boolean;
}

/**
 * Candidates over all jobs. A word is half a unit where few have it; whatever is typed, a search reads at most eight. Of a word that
 * very many have, those are found that have just this word, the latest first, before those with a longer one.
 */
export function createSearchApi({ index, jobs }: SearchDeps): Api<typeof searchRoutes> {
  const lookUp = async (account: AccountId, { words, terms, most, forgiving = false }: LookUp) => {
    const limit = Math.floor(most / Math.max(1, words.length));
    const pages = await Promise.all(words.map((word) => index.findByWord(account, word, limit)));
    const found = pages.flat().filter((one) => answers(searchedIn(one), terms, forgiving));
    const unique = [...new Map(found.map((one) => [one.id, one])).values()];
    return { found: unique.sort(latestFirst), isCut: pages.some((page) => page.length === limit) };
  };

  /** Words of candidates that a term may mean: its own, and those that differ from it by a letter. */
  const meantBy = async (account: AccountId, term: string): Promise<readonly string[]> => {
    if (!isForgiven(term) || term.includes('@')) return [];
    const { beginning, end } = intactParts(term);
    const [forwards, reversed] = await Promise.all([
      index.listWords(account, beginning, WORDS),
      index.listWords(account, `~${end}`, WORDS),
    ]);
    const known = new Set([...forwards, ...reversed.map((word) => backwards(word.slice(1)))]);
    return [...known].filter((word) => isNear(term, word)).slice(0, MEANT);
  };

  const find = async (account: AccountId, terms: readonly string[]) => {
    const words = terms.filter((term) => term.length > 1);
    const exact = await lookUp(account, { words, terms, most: LOOKED_AT });
    const longest = words.reduce((long, term) => (term.length > long.length ? term : long), '');
    if (exact.found.length > 0) return exact;
    const meant = await meantBy(account, longest);
    return meant.length > 0 ? lookUp(account, { words: meant, terms, most: LOOKED_AT / 2, forgiving: true }) : exact;
  };

  return {
    async searchCandidates({ actor: { accountId }, query: { q } }) {
      const terms = searchTerms(q);
      const { found, isCut } = await find(accountId, terms);
      const shown = found.slice(0, RESULTS);
      const titles = await jobs.findJobs(
        accountId,
        shown.map(({ jobId }) => jobId),
      );
      const titleOf = (one: Found) => titles.find(({ id }) => id === one.jobId)?.title ?? '';
      return {
        candidates: shown.map((one) => ({ ...toAnswer(one), jobTitle: titleOf(one) })),
        terms,
        hasMore: isCut || found.length > shown.length,
      };
    },
  };
}

const searchedIn = (found: Found) => [...wordsOf(found), ...(found.email ? [found.email] : [])];
const latestFirst = (some: Found, other: Found) => other.at.localeCompare(some.at);

const toAnswer = ({ id, jobId, name, title, employer, email }: Found) => ({
  submissionId: id,
  jobId,
  name,
  title: title ?? null,
  employer: employer ?? null,
  email: email ?? null,
});
