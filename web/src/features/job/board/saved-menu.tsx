import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import { useContext } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useBoardContext } from './board-context.ts';
import { FilterContext } from './filter-context.ts';

/** What can be done at once with all saved profiles that are shown. */
export default function SavedMenu({
  onContactAll,
  onDiscardAll,
}: {
  onContactAll: () => void;
  onDiscardAll: () => void;
}) {
  const { search } = useBoardContext();
  const isNarrowed = useContext(FilterContext) !== undefined || search !== '';
  const all = isNarrowed ? 'all shown' : 'all';
  return (
    <Menu
      align="end"
      trigger={<IconButton label="Saved actions" size="s" icon={<Ellipsis />} />}
      entries={[
        { label: `Contact ${all}`, icon: <Send />, onSelect: onContactAll },
        { label: `Discard ${all}`, icon: <Archive />, danger: true, onSelect: onDiscardAll },
      ]}
    />
  );
}
