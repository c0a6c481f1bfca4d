import type { Card } from '../../../../../shared/model/submission.ts';
import { isDisqualified } from '../../../../../shared/reference/funnel.ts';
import { columnsToMoveTo, standsAt } from '../../../../../shared/rules/funnel/moves.ts';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { columnLabel } from '../ats/ats-context.ts';
import { useBoardContext } from './board-context.ts';
import { dropWords } from './drop-words.ts';

export interface MoveMenuProps {
  readonly card: Card;
  readonly anchor: Element;
  readonly isSelected: boolean;
  /** Selects the card, or takes it out of the selection. */
  readonly onSelect: () => void;
  readonly onMove: (to: Card['columnName']) => void;
  readonly onRevert: () => void;
  /** Undefined where the candidate has an address to write to. */
  readonly onAddAddress: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Every column with what moving there does, or why it is not possible, the next steps first: the menu twin of dragging. */
export default function MoveMenu(props: MoveMenuProps) {
  const { card, anchor, isSelected, onSelect, onMove, onRevert, onAddAddress, onClose } = props;
  const { isClosed, rules } = useBoardContext();
  const from = card.columnName;
  const stands = standsAt(from, card.atsExport);
  const entries: MenuEntry[] = columnsToMoveTo(stands, rules.funnel).map((to) => {
    const words = dropWords([card], to, rules);
    return {
      label: columnLabel(to, rules.atsName),
      hint: card.isBeingUpdated ? 'Being updated' : words.allowed ? words.how : words.why,
      disabled: card.isBeingUpdated || !words.allowed,
      onSelect: () => onMove(to),
    };
  });
  const back: MenuEntry[] =
    isDisqualified(from) && !isClosed && !card.isBeingUpdated
      ? [{ label: 'Move back to the previous column', onSelect: onRevert }, 'line']
      : [];
  const address: MenuEntry[] = onAddAddress ? [{ label: 'Add address', onSelect: onAddAddress }] : [];
  return (
    <Menu
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onClose()}
      entries={[
        { heading: `Move ${card.name}` },
        ...back,
        ...entries,
        'line',
        ...address,
        { label: isSelected ? 'Take out of the selection' : 'Select', keyHint: 'X', onSelect },
      ]}
    />
  );
}
