import { useState } from 'react';
import type { JobMode } from '../../../../../shared/model/auto-sourcing.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import { warningOf, whyNotSwitch } from '../../../../../shared/rules/sourcing/auto/job-mode.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { RateFirst } from './rate-first.tsx';
import { REFUSALS } from './refusals.ts';
import { MODES } from './strategy-words.ts';
import type { Strategy } from './use-strategy.ts';

const refreshes = ['getAccount', 'listJobs', 'getFunnel'] as const;

const FORM = 'strategy';

interface StrategyDialogProps {
  readonly job: Job;
  readonly strategy: Strategy;
  readonly onClose: () => void;
  readonly onRate: () => void;
  readonly onJob: (job: Job) => void;
}

/** How much of a job happens by itself, with what a change brings (3-pipeline, sections 2 and 4). */
export default function StrategyDialog({ job, strategy, onClose, onRate, onJob }: StrategyDialogProps) {
  const { mode, modes } = strategy;
  const [chosen, setChosen] = useState<JobMode>(mode);
  const auto = useApiMutation('setJobModeAuto', { refreshes });
  const manual = useApiMutation('setJobModeManual', { refreshes });
  const refusal = chosen === 'AUTO' ? whyNotSwitch(job) : undefined;
  const warning = chosen === mode ? undefined : warningOf(mode, chosen, job.autoContact);
  const save = async () => {
    if (chosen === 'CUSTOM') {
      strategy.keepCustom(true);
      onClose();
      return;
    }
    const switched = await (chosen === 'AUTO' ? auto : manual).attempt({ params: { id: job.id } });
    if (!switched) return;
    strategy.keepCustom(false);
    onJob(switched);
    onClose();
  };
  const reason = chosen === mode ? 'This is the present strategy.' : refusal && REFUSALS[refusal];
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title="Talent Sourcing Strategy"
      note={
        <a className="link small" href={`${PRODUCT.helpCenterUrl}sourcing-strategy`} target="_blank" rel="noreferrer">
          Learn more <span className="vh">about the strategies</span>
        </a>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} loading={auto.busy || manual.busy} disabledReason={reason}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="col g4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Strategy" group>
          <RadioCards
            value={chosen}
            onChange={setChosen}
            options={modes.map((one) => ({
              value: one,
              title: MODES[one].name,
              hint: MODES[one].hint,
              ...(one === 'AUTO' && { tag: <Tag type="success">Recommended</Tag> }),
            }))}
          />
        </Field>
        {refusal && (
          <EducationBox
            type="warning"
            action={refusal === 'CALIBRATION_NOT_RATED' && <RateFirst id={job.id} onRate={onRate} />}
          >
            {REFUSALS[refusal]}
          </EducationBox>
        )}
        {warning && !refusal && <EducationBox type="info">{warning}</EducationBox>}
      </form>
    </Dialog>
  );
}
