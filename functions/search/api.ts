import type { searchRoutes } from '../../shared/contract/search.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import {
  answers,
  backwards,
  type IntactParts,
  intactParts,
  isForgiven,
  isNear,
  longIntactParts,
  lookedUp,
  pairsMeant,
  saidOf,
  searchTerms,
} from '../../shared/rules/text/search-words.ts';
import type { Api } from '../platform/http.ts';
import type { createJobFacts } from '../records/job/job-facts.ts';
import type { Found, SearchIndex } from '../records/search/search-index.ts';
import type { CompanyLogos } from './logos.ts';

/** Results of a search; each is of a job whose title is read for half a unit. */
const RESULTS = 8;
/** Items that all lookups of one search read together: about two and a half units. */
const LOOKED_AT = 96;
/** Items that are read of pairs where single words lead to too many: about a unit. */
const PAIRED = 48;
/** Words read to find those that differ by a letter: first of a long beginning and end, then of a short one. A unit is some two hundred. */
const WORDS = { long: 100, short: 350 };
/** Words that may be meant by one that nobody has. */
const MEANT = 3;

export interface SearchDeps {
  readonly index: SearchIndex;
  readonly jobs: Pick<ReturnType<typeof createJobFacts>, 'findJobs'>;
  readonly logos: CompanyLogos;
}

interface LookUp {
  /** What is looked up, and what must all be answered. */
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly most: number;
  readonly forgiving?: boolean;
}

/** Who was found, whether there are more, and which words nobody has. */
interface Looked {
  readonly found: readonly Found[];
  readonly isCut: boolean;
  readonly unknown: readonly string[];
}

/**
 * Candidates over all jobs. A word is half a unit where few have it; one that very many have costs at most eight with the titles, and
 * one that nobody has at most ten, because the words are read that may be meant. Of a word that very many have, those are found that
 * have just this word, the latest first, before those with a longer one; of two such words of a name, those who have both.
 */
export function createSearchApi({ index, jobs, logos }: SearchDeps): Api<typeof searchRoutes> {
  const lookUp = async (account: AccountId, { words, terms, most, forgiving = false }: LookUp): Promise<Looked> => {
    const limit = Math.floor(most / Math.max(1, words.length));
    const pages = await Promise.all(words.map((word) => index.findByWord(account, word, limit)));
    return {
      found: pages.flat().filter((one) => answers(searchedIn(one), terms, forgiving)),
      isCut: pages.some((page) => page.length === limit),
      unknown: words.filter((_, at) => pages[at]?.length === 0),
    };
  };

  const readWords = async (account: AccountId, { beginning, end }: IntactParts, most: number) => {
    const [forwards, reversed] = await Promise.all([
      index.listWords(account, beginning, most),
      index.listWords(account, `~${end}`, most),
    ]);
    return [...forwards, ...reversed.map((word) => backwards(word.slice(1)))];
  };

  /** Other words of candidates that a term may mean: those that differ from it by a letter. */
  const meantBy = async (account: AccountId, term: string): Promise<readonly string[]> => {
    if (!isForgiven(term) || term.includes('@')) return [];
    const near = (words: readonly string[]) =>
      [...new Set(words)].filter((word) => !word.startsWith(term) && isNear(term, word)).slice(0, MEANT);
    const likely = near(await readWords(account, longIntactParts(term), WORDS.long));
    return likely.length > 0 ? likely : near(await readWords(account, intactParts(term), WORDS.short));
  };

  const find = async (account: AccountId, terms: readonly string[]): Promise<Pick<Looked, 'found' | 'isCut'>> => {
    const exact = await lookUp(account, { words: lookedUp(terms), terms, most: LOOKED_AT });
    const pairs = exact.isCut ? pairsMeant(terms) : [];
    const paired = await lookUp(account, { words: pairs, terms, most: PAIRED });
    const found = [...exact.found, ...paired.found];
    if (found.length > 0) return { found, isCut: exact.isCut };
    const words = await meantBy(account, longestOf(exact.unknown) || longestOf(lookedUp(terms)));
    const meant = await lookUp(account, { words, terms, most: LOOKED_AT / 2, forgiving: true });
    return { found: meant.found, isCut: exact.isCut || meant.isCut };
  };

  return {
    searchCompanyLogo: async ({ query: { q } }) => [...(await logos.search(q))],

    async searchCandidates({ actor: { accountId }, query: { q } }) {
      const terms = searchTerms(q);
      const { found, isCut } = await find(accountId, terms);
      const unique = [...new Map(found.map((one) => [one.id, one])).values()].sort(latestFirst);
      const shown = unique.slice(0, RESULTS);
      const titles = await jobs.findJobs(
        accountId,
        shown.map(({ jobId }) => jobId),
      );
      const titleOf = (one: Found) => titles.find(({ id }) => id === one.jobId)?.title ?? '';
      return {
        candidates: shown.map((one) => ({ ...toAnswer(one), jobTitle: titleOf(one) })),
        terms,
        hasMore: isCut || unique.length > shown.length,
      };
    },
  };
}

const searchedIn = (found: Found) => [...saidOf(found), ...(found.email ? [found.email] : [])];
const longestOf = (words: readonly string[]) =>
  words.reduce((long, word) => (word.length > long.length ? word : long), '');
const latestFirst = (some: Found, other: Found) => other.at.localeCompare(some.at);

const toAnswer = ({ id, jobId, name, title, employer, email }: Found) => ({
  submissionId: id,
  jobId,
  name,
  title: title ?? null,
  employer: employer ?? null,
  email: email ?? null,
});
