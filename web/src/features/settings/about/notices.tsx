import { useMemo, useState } from 'react';
import type { NoticeChoice } from '../../../../../shared/model/notices.ts';
import { timeZoneOptions } from '../../../../../shared/reference/time-zones.ts';
import { messageOf } from '../../../api/problem.ts';
import { useNotices } from '../../../parts/use-notices.ts';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

const REPLIES = [
  { value: 'at-once', label: 'At once; those within 10 minutes in one email' },
  { value: 'daily', label: 'In a daily summary' },
  { value: 'never', label: 'Never' },
] as const;
const SUMMARY = [
  { value: 'working-days', label: 'On working days at 08:00, while something waits' },
  { value: 'never', label: 'Never' },
] as const;

/** What the person is told by mail, and when. Each choice is saved at once, and goes back where it was not. */
export function Notices() {
  const { data, error, isValidating, mutate, save } = useNotices();
  const [chosen, setChosen] = useState<Partial<NoticeChoice>>({});
  const zones = useMemo(
    () => timeZoneOptions(new Date()).map(({ name, offset }) => ({ value: name, label: `(${offset}) ${name}` })),
    [],
  );
  if (!data && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading label="Loading your notices">
        <SkeletonText lines={5} />
      </Loading>
    );
  const choose = async (body: Partial<NoticeChoice>) => {
    setChosen(body);
    const saved = await save({ body });
    if (saved) {
      await mutate(saved, { revalidate: false });
      showToast('Your choice has been successfully saved.');
    }
    setChosen({});
  };
  const { replies, summary, timeZone } = { ...data, ...chosen };
  return (
    <div className="col g4">
      <Field label="When a candidate answers">
        <Select value={replies} options={REPLIES} onChange={(value) => void choose({ replies: value })} />
      </Field>
      <Field
        label="Summary of what waits for you"
        hint="Answers of candidates, who is interested, and profiles to review."
      >
        <Select value={summary} options={SUMMARY} onChange={(value) => void choose({ summary: value })} />
      </Field>
      <Field label="Your time zone">
        <ComboBox
          options={zones}
          value={
            timeZone ? (zones.find(({ value }) => value === timeZone) ?? { value: timeZone, label: timeZone }) : null
          }
          onChange={(zone) => zone && void choose({ timeZone: zone.value })}
          empty="No such time zone"
        />
      </Field>
    </div>
  );
}
