import { useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { type BatchTerms, batchSizes } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Slider } from '../../../ui/inputs/slider.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const NO_CREDITS = 'Sorry, your account doesn’t have enough profiles to start sourcing.';

export interface StartDialogProps {
  readonly job: Job;
  readonly terms: BatchTerms & { readonly proposed: number };
  readonly onClose: () => void;
  readonly onStarted: (job: Job) => void;
}

function BatchSize(props: { sizes: readonly number[]; size: number; onChange: (size: number) => void }) {
  const { sizes, size, onChange } = props;
  const [min = size, max = size] = [sizes[0], sizes.at(-1)];
  return (
    <Field label={`Number of profiles: ${size}`} hint={`Between ${min} and ${max}, in steps of 5.`} group>
      <Slider
        value={size}
        onChange={onChange}
        min={min}
        max={max}
        step={5}
        disabled={min === max}
        spoken={(value) => `${value} profiles`}
      />
    </Field>
  );
}

/** Asks the sourcers for a batch: the first has a fixed size, later ones as many as the credits reach. */
export default function StartDialog({ job, terms, onClose, onStarted }: StartDialogProps) {
  const sizes = batchSizes(job.batch, terms);
  const isFirst = job.batch === 0;
  const [size, setSize] = useState(sizes.includes(terms.proposed) ? terms.proposed : (sizes.at(-1) ?? 0));
  const { attempt, busy } = useApiMutation('startSourcing', { refreshes: ['getAccount', 'listJobs'] });
  const start = async () => {
    const started = await attempt({ params: { id: job.id }, body: { batchSize: size } });
    if (!started) return;
    showToast(`You will receive ${size} profiles in next 24hrs.`);
    onStarted(started);
    onClose();
  };
  const isPossible = sizes.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={isFirst ? 'Start sourcing?' : 'Source more profiles'}
      footer={
        <>
          <Button onClick={onClose}>{isPossible ? 'Cancel' : 'Close'}</Button>
          {isPossible && (
            <Button look="primary" loading={busy} onClick={() => void start()}>
              {`Source ${size} profiles`}
            </Button>
          )}
        </>
      }
    >
      {!isPossible && <EducationBox type="warning">{NO_CREDITS}</EducationBox>}
      {isPossible && isFirst && (
        <p>
          You will receive {size} profiles in next 24hrs. They are the calibration batch: your review of them tells the
          sourcers what fits.
        </p>
      )}
      {isPossible && !isFirst && <BatchSize sizes={sizes} size={size} onChange={setSize} />}
      {isPossible && terms.available !== null && (
        <p className="small muted">
          {terms.available} profiles left, {terms.available - size} afterwards. Profiles that are not delivered are
          given back.
        </p>
      )}
    </Dialog>
  );
}
