import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Send from 'lucide-react/icons/send';
import type { AtsExport } from '../../../../../shared/model/ats.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { EXPORT_TROUBLE, isInTrouble } from '../../../../../shared/rules/ats/exports.ts';
import { standingWords } from '../../../../../shared/rules/ats/standing.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { MOVE_READS } from '../../../parts/undo.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { useMinute } from '../board/clock.ts';
import { useAtsName, useWhyNoExport } from './ats-context.ts';

const ICONS = { queued: Send, sent: CircleCheck, failed: CircleX, gone: CircleAlert } as const;
const TONES = { queued: 'muted', sent: 'ok', failed: 'bad', gone: 'bad' } as const;

const sentenceOf = ({ state }: AtsExport, ats: string) =>
  ({
    queued: `On the way to ${ats}`,
    sent: `Arrived in ${ats}`,
    failed: `Could not be sent to ${ats}`,
    gone: `Not in ${ats} any more`,
  })[state];

/** How sending a candidate to the ATS stands: what it says where it did not work, and once more by hand. */
export function ExportPanel({ submission, onChanged }: { submission: Submission; onChanged: () => void }) {
  const atsName = useAtsName();
  const whyNoExport = useWhyNoExport();
  const now = new Date(useMinute());
  const { attempt, busy } = useApiMutation('exportToAts', { refreshes: MOVE_READS });
  const { exportToAts: state } = submission;
  const isThere = state?.state === 'sent' && atsName !== undefined;
  const there = useApi('getAtsStanding', isThere ? { params: { id: submission.id } } : null).data?.standing;
  const isLeft = state?.state === 'failed' || state?.state === 'gone';
  // Whoever is not there and went on without the ATS is not on the way there.
  if (!state || (isLeft && submission.columnName !== 'EXPORTED')) return null;
  const standing = there && standingWords(there, atsName ?? 'the ATS');
  const Icon = ICONS[state.state];
  const again = async () => {
    if (await attempt({ params: { id: submission.id }, body: {} })) onChanged();
  };
  return (
    <section className="col g3" aria-label="Transfer to the ATS">
      <p className="row">
        <Icon className={TONES[state.state]} />
        <span className="grow">{sentenceOf(state, atsName ?? 'the ATS')}</span>
        {state.at && (
          <span className="small faint">
            <RelativeTime at={state.at} />
          </span>
        )}
      </p>
      {standing && <p className="small muted">{standing}</p>}
      {isInTrouble(state, now) && <p className="small muted">{EXPORT_TROUBLE}</p>}
      {state.why && <p className="small muted">{state.why}</p>}
      {state.note && <p className="small muted">{state.note}</p>}
      {isLeft && atsName && (
        <div>
          <Button loading={busy} disabledReason={whyNoExport} onClick={() => void again()}>
            Send again
          </Button>
        </div>
      )}
    </section>
  );
}
