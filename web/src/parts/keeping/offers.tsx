import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import type { Input, Offer } from './input-keeper.ts';
import styles from './offers.module.css';

interface OffersProps<T extends Input> {
  readonly offers: readonly Offer<T>[];
  readonly savedVersion: number | null;
  /** "You left “Engineer”": what was left, as the beginning of a sentence. */
  readonly say: (offer: Offer<T>) => ReactNode;
  readonly onRestore: (offer: Offer<T>) => void;
  readonly onDiscard: (offer: Offer<T>) => void;
}

/** The newest of what was left without saving, in sight wherever one types; the others on demand. */
export function Offers<T extends Input>({ offers, savedVersion, say, onRestore, onDiscard }: OffersProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const others = offers.length - 1;
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers} data-offers>
      <EducationBox
        action={
          others > 0 && (
            <Button size="s" look="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show less' : `${others} more`}
            </Button>
          )
        }
      >
        <ul>
          {offers.slice(0, isOpen ? undefined : 1).map((offer) => (
            <li key={offer.key}>
              <span>
                {say(offer)} without saving, <RelativeTime at={offer.at} />.
                {offer.version !== savedVersion &&
                  ' The job has been saved since: what you restore replaces those changes when you save.'}
              </span>
              <span className="row">
                <Button size="s" look="tertiary" onClick={() => onDiscard(offer)}>
                  Discard
                </Button>
                <Button size="s" onClick={() => onRestore(offer)}>
                  Restore
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </EducationBox>
    </div>
  );
}
