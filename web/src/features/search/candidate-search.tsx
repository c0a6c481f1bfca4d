import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { FoundCandidates } from './found-candidates.tsx';
import styles from './search.module.css';
import { FAILED, NO_MATCH, TOO_MANY, TYPE_MORE } from './search-words.ts';
import { useArrows } from './use-arrows.ts';
import { useFound } from './use-found.ts';

/** Finds a candidate by name, email, company or job title, whatever job they are on (1-product, section 2). */
export default function CandidateSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { found, error, isAsking, isTooShort, answered, retry } = useFound(typed);
  const { place, onKeyDown } = useArrows<HTMLDivElement>(answered);
  const count = found?.candidates.length ?? 0;
  return (
    <Drawer open onClose={onClose} title="Who are you looking for?" side="left">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leads the arrow keys between the box and the results */}
      <div ref={place} className={styles.search} onKeyDown={onKeyDown}>
        <SearchInput
          label="Name, email, company or job title"
          placeholder="Type something..."
          value={typed}
          onChange={setTyped}
          autoFocus
        />
        <p className="vh" role="status">
          {found && !isAsking && countText(count, found.hasMore)}
        </p>
        {isTooShort && <p className="small faint">{TYPE_MORE}</p>}
        {error && <ProblemState title={FAILED} onRetry={retry} retrying={isAsking} />}
        {!found && !error && isAsking && (
          <Loading label="Searching">
            <SkeletonText lines={3} />
          </Loading>
        )}
        {found && count === 0 && !isAsking && (
          <EmptyState title={found.hasMore ? TOO_MANY : NO_MATCH}>
            {found.hasMore ? 'Type more to narrow it down.' : 'Try another spelling, or fewer words.'}
          </EmptyState>
        )}
        {found && count > 0 && <FoundCandidates found={found} onOpen={onClose} />}
        {found?.hasMore && count > 0 && <p className="small faint">Type more to narrow it down.</p>}
      </div>
    </Drawer>
  );
}

const countText = (count: number, hasMore: boolean) => {
  if (count === 0) return hasMore ? TOO_MANY : NO_MATCH;
  return `${hasMore ? 'More than ' : ''}${count} ${count === 1 ? 'candidate' : 'candidates'} found.`;
};
