import { Suspense } from 'react';
import type { OpenConversation } from '../../../../shared/contract/inbox.ts';
import { decideMove, onwardOf } from '../../../../shared/rules/funnel/moves.ts';
import { ExportDialog, InterestedDialog, NotInterestedDialog } from './lazily.ts';

export type Marking = 'interested' | 'not-interested';

/** Which marks the funnel allows where the candidate stands: interest leads to the ATS where the job's candidates go on there. */
export function mayMark({ column, atsName }: OpenConversation): Readonly<Record<Marking, boolean>> {
  const on = { isClosed: false, funnel: atsName ? 'ats' : 'in-product' } as const;
  return {
    interested: decideMove(column, onwardOf(atsName), on).allowed,
    'not-interested': decideMove(column, 'NOT_INTERESTED', on).allowed,
  };
}

interface MarkDialogsProps {
  readonly open: OpenConversation;
  readonly asking: Marking | undefined;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** What is asked before a candidate is marked. */
export function MarkDialogs({ open, asking, onClose, onMoved }: MarkDialogsProps) {
  const { conversation, column, hasCampaign, atsName } = open;
  const { submissionId: id, jobId, name } = conversation;
  const candidate = { id, jobId, name, columnName: column, hasCampaign };
  const dialog = { candidate, onClose, onMoved };
  return (
    <Suspense>
      {asking === 'interested' && atsName && <ExportDialog {...dialog} atsName={atsName} />}
      {asking === 'interested' && !atsName && <InterestedDialog {...dialog} open onUndone={onMoved} />}
      {asking === 'not-interested' && <NotInterestedDialog {...dialog} open onUndone={onMoved} />}
    </Suspense>
  );
}
