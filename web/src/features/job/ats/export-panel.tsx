import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { AtsExport } from '../../../../../shared/model/ats.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { EXPORT_TROUBLE, isInTrouble } from '../../../../../shared/rules/ats/exports.ts';
import { standingWords } from '../../../../../shared/rules/ats/standing.ts';
import { isSameAddress } from '../../../../../shared/rules/outreach/addresses.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { isEmail, NOT_VALID } from '../../../parts/moves/email.ts';
import { MOVE_READS } from '../../../parts/undo.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useMinute } from '../board/clock.ts';
import { PLEASE_REOPEN } from '../closing-words.ts';
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

interface PanelProps {
  readonly submission: Submission;
  /** Whether the job is: nobody is sent from it. */
  readonly isClosed: boolean;
  readonly onChanged: () => void;
}

/** How sending a candidate to the ATS stands: what it says where it did not work, and once more by hand. */
export function ExportPanel({ submission, isClosed, onChanged }: PanelProps) {
  const atsName = useAtsName();
  const now = new Date(useMinute());
  const { exportToAts: state } = submission;
  const isThere = state?.state === 'sent' && atsName !== undefined;
  const there = useApi('getAtsStanding', isThere ? { params: { id: submission.id } } : null).data?.standing;
  const isLeft = state?.state === 'failed' || state?.state === 'gone';
  // Whoever is not there and went on without the ATS is not on the way there.
  if (!state || (isLeft && submission.columnName !== 'EXPORTED')) return null;
  const standing = there && standingWords(there, atsName ?? 'the ATS');
  const Icon = ICONS[state.state];
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
      {isLeft && atsName && <SendAgain submission={submission} isClosed={isClosed} onChanged={onChanged} />}
    </section>
  );
}

/** Which address it is, and another one that is known of them: somebody may have written a wrong one. */
function hintOf({ exportToAts, publicContactEmail }: Submission): string {
  const [email, known] = [exportToAts?.email, publicContactEmail?.email];
  if (!email) return 'None is known: write the one by which they are sent.';
  const isOther = known !== undefined && !isSameAddress(known, email);
  return isOther ? `They are sent by this one. Their profile says ${known}.` : 'They are sent by this one.';
}

/** Once more by hand, by the address that is shown: it may have been the wrong one, and another may be written in its place. */
function SendAgain({ submission, isClosed, onChanged }: PanelProps) {
  const whyNoExport = useWhyNoExport();
  const { attempt, busy } = useApiMutation('exportToAts', { refreshes: MOVE_READS });
  const { email: sentBy, otherName } = submission.exportToAts ?? {};
  const known = sentBy ?? '';
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const email = (typed ?? known).trim();
  const isWrong = !isEmail(email);
  const whyNot = isClosed ? PLEASE_REOPEN : whyNoExport;
  const again = async (said: { readonly isCalledThere?: string; readonly isSomebodyElse?: string } = {}) => {
    const body = email === known ? said : { candidateEmailManuallyProvided: email };
    if (await attempt({ params: { id: submission.id }, body })) onChanged();
  };
  return (
    <form
      className="col g3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) setLeft(true);
        else void again();
      }}
    >
      <Field label="Candidate’s email" hint={hintOf(submission)} error={isLeft && isWrong ? NOT_VALID : undefined}>
        <TextInput
          type="email"
          autoComplete="off"
          value={typed ?? known}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <div className="row wrap">
        {otherName && email === known && (
          <>
            <Button loading={busy} disabledReason={whyNot} onClick={() => void again({ isCalledThere: otherName })}>
              It is them, send
            </Button>
            <Button loading={busy} disabledReason={whyNot} onClick={() => void again({ isSomebodyElse: otherName })}>
              Somebody else, send
            </Button>
          </>
        )}
        <Button type="submit" loading={busy} disabledReason={whyNot}>
          Send again
        </Button>
      </div>
    </form>
  );
}
