import { Kbd } from '../../ui/actions/kbd.tsx';

/** Which keys do what in the list; not on a phone. */
export const KeysLine = () => (
  <p className="keys small faint">
    <span>
      <Kbd>J</Kbd> <Kbd>K</Kbd> move
    </span>
    <span>
      <Kbd>↵</Kbd> open
    </span>
    <span>
      <Kbd>R</Kbd> review
    </span>
  </p>
);
