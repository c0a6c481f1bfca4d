import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

/** What can be done with all saved profiles at once. */
export default function SavedMenu({
  onContactAll,
  onDiscardAll,
}: {
  onContactAll: () => void;
  onDiscardAll: () => void;
}) {
  return (
    <Menu
      align="end"
      trigger={<IconButton label="Saved actions" size="s" icon={<Ellipsis />} />}
      entries={[
        { label: 'Contact all', icon: <Send />, onSelect: onContactAll },
        { label: 'Discard all', icon: <Archive />, danger: true, onSelect: onDiscardAll },
      ]}
    />
  );
}
