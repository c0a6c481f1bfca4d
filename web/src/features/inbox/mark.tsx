import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Plane from 'lucide-react/icons/plane';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { Tag } from '../../ui/data/tag.tsx';

/** What a person marked, else how the words read. */
export function Mark({ conversation }: { conversation: Conversation }) {
  const { isAway, interest, suggestion, hasOptedOut, isDone } = conversation;
  if (hasOptedOut) return <Tag>Opted out</Tag>;
  if (isAway) return <Tag icon={<Plane />}>Away</Tag>;
  const reads = interest ?? suggestion;
  if (reads === 'interested')
    return (
      <Tag type="success" icon={<ThumbsUp />}>
        {interest ? 'Interested' : 'Reads as interested'}
      </Tag>
    );
  if (reads === 'not-interested') return <Tag icon={<ThumbsDown />}>Not interested</Tag>;
  if (isDone) return <Tag>Done</Tag>;
  return (
    <Tag type="info" icon={<CircleQuestionMark />}>
      Unclear
    </Tag>
  );
}
