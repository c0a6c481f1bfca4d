import { useState } from 'react';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Slider } from '../../ui/inputs/slider.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Exhibit, LONG, Room } from './exhibit.tsx';

const REQUIRED = 'This field is required.';
const OPTIONS = [
  { value: 'one', label: 'One', hint: 'The first' },
  { value: 'two', label: 'Two', disabled: true },
  { value: 'long', label: LONG },
] as const;
const CARDS = [
  { value: 'crowd', title: 'Sourced by the crowd', hint: 'Within 24 hours' },
  { value: 'team', title: 'Sourced by your team', hint: LONG },
  { value: 'none', title: 'Not sourced', disabled: true },
] as const;

function Selects() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['value'] | null>(null);
  return (
    <Exhibit title="Select" hint="Typing jumps to an option.">
      <Field label="Select">
        <Select options={OPTIONS} value={value} onChange={setValue} />
      </Field>
      <Field label="Select, wrong" error={REQUIRED}>
        <Select options={OPTIONS} value={null} onChange={() => undefined} />
      </Field>
      <Field label="Select, disabled">
        <Select options={OPTIONS} value="long" onChange={() => undefined} disabled />
      </Field>
    </Exhibit>
  );
}

function Numbers() {
  const [count, setCount] = useState<number | null>(20);
  const [radius, setRadius] = useState(50);
  const [years, setYears] = useState<readonly [number, number]>([2, 8]);
  return (
    <Exhibit title="Numbers" hint="The controls are at the right; arrow keys step.">
      <Field label="Batch size" hint="20 to 100, in steps of 5">
        <NumberInput value={count} onChange={setCount} min={20} max={100} step={5} />
      </Field>
      <Field label="Batch size, wrong" error="Please enter a number.">
        <NumberInput value={null} onChange={() => undefined} />
      </Field>
      <Field label="Batch size, disabled">
        <NumberInput value={1_000_000} onChange={() => undefined} disabled />
      </Field>
      <Slider label="Radius" value={radius} onChange={setRadius} min={20} spoken={(value) => `${value} miles`} />
      <Slider label="Years" value={years} onChange={setYears} max={30} />
      <Slider label="Radius, disabled" value={50} onChange={() => undefined} disabled />
    </Exhibit>
  );
}

/** What one chooses from. */
export function Choices() {
  const [card, setCard] = useState<(typeof CARDS)[number]['value']>('crowd');
  const [period, setPeriod] = useState<'week' | 'month'>('week');
  return (
    <Room title="Choices">
      <Selects />
      <Numbers />
      <Exhibit title="Cards, boxes and switches">
        <RadioCards label="Sourcing" options={CARDS} value={card} onChange={setCard} />
        <Segmented
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'week', label: 'Week', count: 3 },
            { value: 'month', label: 'Month' },
          ]}
        />
        <Checkbox label="I understand" hint="It cannot be undone." />
        <Checkbox label="Some of them" some />
        <Checkbox label={`Disabled: ${LONG}`} disabled defaultChecked />
        <Switch label="Count what I do" hint="In force at once" defaultChecked />
        <Switch label="Disabled" disabled />
      </Exhibit>
    </Room>
  );
}
