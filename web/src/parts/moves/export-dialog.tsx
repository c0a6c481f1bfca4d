import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { TIMES } from '../../../../shared/product.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/problem.ts';
import { isKeyOf, useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import LockedOut from '../ats/locked-out.tsx';
import { MOVE_READS } from '../undo.ts';
import { isEmail, NOT_VALID } from './email.ts';

const NO_CONSENT = 'Sorry, we can’t transfer the candidate’s data to the ATS without candidate consent.';
const FORM = 'consent';

/** How often, and how long between, one looks whether they arrived. */
const LOOKS = 6;
const LOOK_MS = 1_500;

/** Says that a candidate arrived, or that they are on their way where that takes longer; `readAgain` comes first, so that the screen does not say less. */
async function sayArrival(
  id: SubmissionId,
  name: string,
  atsName: string,
  readAgain: () => Promise<unknown>,
): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const found = await call('getSubmission', { params: { id } }).catch(() => undefined);
    if (found?.atsExport === 'sent' || found?.atsExport === 'failed') await readAgain().catch(() => undefined);
    if (found?.atsExport === 'sent') {
      showToast(`${name} was successfully sent to ${atsName}.`);
      return;
    }
    if (found?.atsExport === 'failed') {
      showToast(`${name} could not be sent to ${atsName}.`, { kind: 'danger' });
      return;
    }
  }
  showToast(`${name} is on the way to ${atsName}.`, { kind: 'info' });
}

interface ExportDialogProps {
  readonly candidate: Pick<Card, 'id' | 'name'>;
  readonly atsName: string;
  readonly onClose: () => void;
  readonly onMoved: (card: Card) => void;
}

/** Asks for the candidate's consent before they are sent to the ATS (3-pipeline, section 5). */
export default function ExportDialog({ candidate: { id, name }, atsName, onClose, onMoved }: ExportDialogProps) {
  const { data: submission, error } = useApi('getSubmission', { params: { id } });
  // What the board knows of it may be a minute old.
  const { data: status } = usePolledApi('getAtsStatus', { query: {} }, TIMES.atsPoll, { dedupingInterval: 0 });
  const { mutate } = useSWRConfig();
  const [consent, setConsent] = useState<'yes' | 'no' | null>(null);
  const [email, setEmail] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useApiMutation('exportToAts', { refreshes: MOVE_READS, quiet: true });
  const isLockedOut = status?.state === 'RELINK';
  const needsEmail = submission !== undefined && submission.publicContactEmail === null;

  const send = async () => {
    try {
      const candidateEmailManuallyProvided = needsEmail ? email.trim() : undefined;
      onMoved(
        await run({ params: { id }, body: { explicitlyMarkAsInterested: true, candidateEmailManuallyProvided } }),
      );
      onClose();
      void sayArrival(id, name, atsName, () => mutate(isKeyOf(MOVE_READS)));
    } catch (failure) {
      setProblem(messageOf(failure));
      void mutate(isKeyOf(['getAtsStatus']));
    }
  };
  const whyNot = () => {
    if (isLockedOut) return `${atsName} has to be connected again first.`;
    if (!submission) return 'Looking for their address first.';
    if (consent !== 'yes') return 'The candidate has to agree first.';
    return needsEmail && !isEmail(email) ? 'Enter their email address first.' : undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Move ${name} to ${atsName}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" loading={busy} type="submit" form={FORM} disabledReason={whyNot()}>
            Confirm
          </Button>
        </>
      }
    >
      {isLockedOut && <LockedOut atsName={atsName} />}
      {!isLockedOut && (
        <form
          id={FORM}
          className="col g4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>
            {submission?.resume ? 'Their profile and resume go' : 'Their profile goes'} to {atsName}. Emails that are
            still to come stop.
          </p>
          <Field label={`Did ${name} agree to have their data transferred to ${atsName}?`} group>
            <RadioCards
              across
              value={consent}
              onChange={setConsent}
              options={[
                { value: 'yes', title: 'Yes' },
                { value: 'no', title: 'No' },
              ]}
            />
          </Field>
          {consent === 'no' && <EducationBox type="danger">{NO_CONSENT}</EducationBox>}
          {!submission && !error && <Skeleton height={32} />}
          {error && <EducationBox type="danger">{messageOf(error)}</EducationBox>}
          {needsEmail && (
            <Field label="Candidate’s email" required error={isLeft && !isEmail(email) ? NOT_VALID : undefined}>
              <TextInput
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                onBlur={() => setLeft(true)}
              />
            </Field>
          )}
          {problem && <EducationBox type="danger">{problem}</EducationBox>}
        </form>
      )}
    </Dialog>
  );
}
