import { useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useShortcuts } from '../../../ui/actions/use-shortcuts.ts';
import { Avatar, Avatars } from '../../../ui/data/avatar.tsx';
import styles from './board.module.css';
import { useBoardContext } from './board-context.ts';
import { type BoardStore, useCard, useColumn } from './board-store.ts';
import { ColumnFrame } from './column.tsx';
import { doorWords } from './door-words.ts';

const FACES = 3;

function Face({ store, id }: { store: BoardStore; id: Parameters<typeof useCard>[1] }) {
  const card = useCard(store, id);
  return card ? <Avatar name={card.name} size="m" decorative /> : null;
}

/** The door to the review; R opens it. */
export function ReviewButton({ count, wide }: { count: number; wide?: boolean }) {
  const { jobId, isClosed } = useBoardContext();
  const canReview = count > 0 && !isClosed;
  const navigate = useNavigate();
  const to = WEB_PATHS.review(jobId);
  useShortcuts({ r: () => navigate(to) }, { enabled: canReview });
  if (!canReview) return null;
  return (
    <ButtonLink to={to} look="primary" size={wide ? 'm' : 's'} keyHint="R" aria-keyshortcuts="R">
      Review
    </ButtonLink>
  );
}

/** The column of profiles to review: a door, not cards. */
export function NewColumn() {
  const board = useBoardContext();
  const { store } = board;
  const { ids, count } = useColumn(store, 'NEW');
  return (
    <ColumnFrame column="NEW" count={count}>
      <div className={styles.door}>
        {count > 0 && (
          <Avatars>
            {ids.slice(0, FACES).map((id) => (
              <Face key={id} store={store} id={id} />
            ))}
          </Avatars>
        )}
        <p className={count > 0 ? 'strong' : 'faint'}>{doorWords(count, board)}</p>
        <ReviewButton count={count} />
      </div>
    </ColumnFrame>
  );
}
