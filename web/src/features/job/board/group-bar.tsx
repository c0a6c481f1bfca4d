import X from 'lucide-react/icons/x';
import { Suspense, useMemo, useState } from 'react';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../../ui/actions/use-shortcuts.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { columnLabel } from '../ats/ats-context.ts';
import { canGoBack } from '../moves/group.ts';
import { groupTargets } from '../moves/group-targets.ts';
import { useBoardContext } from './board-context.ts';
import { useCards } from './board-store.ts';
import { useDrag } from './drag-store.ts';
import styles from './group-bar.module.css';
import { type Selection, useSelected } from './selection.ts';

const GuestLinksDialog = lazily(() => import('../../../parts/guests/guest-links-dialog.tsx'));

const whyNotAsk = (profiles: number, isClosed: boolean): string | undefined => {
  if (isClosed) return ERRORS.JOB_CLOSED.title;
  return profiles > LIMITS.guestProfiles ? `Select at most ${LIMITS.guestProfiles}.` : undefined;
};

interface GroupBarProps {
  readonly selection: Selection;
  readonly onMove: (cards: readonly Card[], to: ColumnName) => void;
  /** Each back to the column before. */
  readonly onRevert: (cards: readonly Card[]) => void;
}

/** What can be done with the selected cards together; nothing while none is. */
export default function GroupBar({ selection, onMove, onRevert }: GroupBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { store, isClosed, rules } = useBoardContext();
  // The dock of the outcomes takes its place while cards are in hand.
  const isAside = useDrag() !== null;
  const ids = useSelected(selection);
  useShortcuts({ Escape: selection.clear }, { enabled: ids.size > 0 });
  const known = useCards(store);
  const cards = useMemo(() => [...ids].flatMap((id) => known.get(id) ?? []), [ids, known]);
  if (cards.length === 0) return null;
  const targets = groupTargets(cards, rules);
  const partOf = (count: number) => (count === cards.length ? undefined : `${count} of ${cards.length}`);
  const entries = targets.map(({ to, count, why }) => ({
    label: columnLabel(to, rules.atsName),
    disabled: count === 0,
    hint: why ?? partOf(count),
    onSelect: () => onMove(cards, to),
  }));
  const leavers = isClosed ? 0 : cards.filter(canGoBack).length;
  const back = [
    { label: 'Move back to the previous column', hint: partOf(leavers), onSelect: () => onRevert(cards) },
    'line' as const,
  ];
  const contactable = targets.find(({ to }) => to === 'CONTACTED');
  return (
    <div
      className={cx(styles.bar, isAside && styles.aside)}
      role="toolbar"
      aria-label="Selected candidates"
      data-ui="group-bar"
    >
      <span className="strong num">{cards.length} selected</span>
      {contactable && contactable.count > 0 && (
        <Button size="s" onClick={() => onMove(cards, 'CONTACTED')}>
          Contact
        </Button>
      )}
      <Button size="s" disabledReason={whyNotAsk(cards.length, isClosed)} onClick={() => setAsking(true)}>
        Ask a guest
      </Button>
      <Menu
        align="end"
        trigger={<Button size="s">Move to</Button>}
        entries={leavers > 0 ? [...back, ...entries] : entries}
      />
      <IconButton label="Clear the selection" size="s" icon={<X />} onClick={selection.clear} />
      {isAsking && cards[0] && (
        <Suspense>
          <GuestLinksDialog
            jobId={cards[0].jobId}
            isClosed={isClosed}
            chosen={cards}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
