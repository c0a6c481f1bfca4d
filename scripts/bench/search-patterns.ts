import { contract } from '../../shared/contract/index.ts';
import type { Copies } from './copies.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { search } = contract;

/** How people look for somebody. All candidates are called Robin and work at Osprey Payments. */
export function searchPatterns({ client, admin }: Stage, copies: Copies): Pattern[] {
  const rare = copies.get('CONTACTED')?.[0]?.mark ?? '';
  const patterns = [
    { name: 'search for a rare word', q: rare, most: 1 },
    { name: 'search for a hot prefix', q: 'ro', most: 8 },
    { name: 'search for two hot words', q: 'robin osprey', most: 8 },
    { name: 'search with a wrong letter', q: 'osprxy', most: 8 },
  ];
  return patterns.map(({ name, q, most }) => ({
    name,
    goal: { read: most },
    follows: false,
    run: async () => {
      const { candidates } = await client.call(search.searchCandidates, { query: { q } }, { as: admin });
      if (candidates.length === 0) throw new Error(`Nobody is found by ${q}`);
    },
  }));
}
