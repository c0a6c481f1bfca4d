import X from 'lucide-react/icons/x';
import { Suspense, useMemo, useState } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { groupTargets } from '../moves/group.ts';
import { useBoardContext } from './board-context.ts';
import styles from './group-bar.module.css';
import { type Selection, useSelected } from './selection.ts';

const GuestLinksDialog = lazily(() => import('../../../parts/guests/guest-links-dialog.tsx'));

interface GroupBarProps {
  readonly selection: Selection;
  readonly onMove: (cards: readonly Card[], to: ColumnName) => void;
}

/** What can be done with the selected cards together; nothing while none is. */
export default function GroupBar({ selection, onMove }: GroupBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { store, isClosed } = useBoardContext();
  const ids = useSelected(selection);
  const cards = useMemo(() => [...ids].flatMap((id) => store.read().cards.get(id) ?? []), [ids, store]);
  if (cards.length === 0) return null;
  const targets = groupTargets(cards, isClosed);
  const entries = targets.map(({ to, count, why }) => ({
    label: COLUMN_LABELS[to],
    disabled: count === 0,
    hint: why ?? (count === cards.length ? undefined : `${count} of ${cards.length}`),
    onSelect: () => onMove(cards, to),
  }));
  const contactable = targets.find(({ to }) => to === 'CONTACTED');
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected candidates" data-ui="group-bar">
      <span className="strong num">{cards.length} selected</span>
      {contactable && contactable.count > 0 && (
        <Button size="s" onClick={() => onMove(cards, 'CONTACTED')}>
          Contact
        </Button>
      )}
      <Button
        size="s"
        disabledReason={cards.length > LIMITS.guestProfiles ? `Select at most ${LIMITS.guestProfiles}.` : undefined}
        onClick={() => setAsking(true)}
      >
        Ask a guest
      </Button>
      <Menu align="end" trigger={<Button size="s">Move to</Button>} entries={entries} />
      <IconButton label="Clear the selection" size="s" icon={<X />} onClick={selection.clear} />
      {isAsking && cards[0] && (
        <Suspense>
          <GuestLinksDialog
            jobId={cards[0].jobId}
            submissionIds={cards.map(({ id }) => id)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
