import Ban from 'lucide-react/icons/ban';
import Bot from 'lucide-react/icons/bot';
import FlaskConical from 'lucide-react/icons/flask-conical';
import type { Card } from '../../../../shared/model/submission.ts';

type Marked = Pick<Card, 'isAutoContact' | 'isSourcerTrial' | 'fromCompanyNotToSourceFrom'>;

const MARKS = [
  { of: 'isAutoContact', Icon: Bot, words: 'Contacted by auto-contact' },
  { of: 'isSourcerTrial', Icon: FlaskConical, words: 'Sourced on trial' },
  { of: 'fromCompanyNotToSourceFrom', Icon: Ban, words: 'From a company not to source from' },
] as const;

/** Whether there is anything to mark: most have none, and need no room for it. */
export const isMarked = (card: Marked) => MARKS.some(({ of }) => card[of]);

/** What one must know of somebody before opening them, each as an icon with its words. */
export const CardMarks = ({ card }: { card: Marked }) =>
  MARKS.map(
    ({ of, Icon, words }) => card[of] && <Icon key={of} className="s" role="img" aria-label={words} data-mark={of} />,
  );
