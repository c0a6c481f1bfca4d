import type { UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { settle } from './form.ts';

type Values = { name: string; company: string };

/** What a form holds, as far as settling touches it. */
function aForm(held: Values) {
  const form = {
    held,
    dirty: new Set<string>(),
    getValues: () => ({ ...form.held }),
    reset: (values: Values) => {
      form.held = values;
      form.dirty.clear();
    },
    setValue: (name: keyof Values, value: string, { shouldDirty }: { shouldDirty?: boolean } = {}) => {
      form.held = { ...form.held, [name]: value };
      if (shouldDirty) form.dirty.add(name);
    },
  };
  return form;
}
const settled = (form: ReturnType<typeof aForm>, sent: Values, saved: Values) => {
  settle(form as unknown as UseFormReturn<Values>, sent, saved);
  return { held: form.held, dirty: [...form.dirty] };
};

it('what was typed while a form was being saved stays, to be saved next', () => {
  const sent = { name: 'Ada', company: 'First' };
  expect(settled(aForm({ name: 'Ada', company: 'Second' }), sent, sent)).toEqual({
    held: { name: 'Ada', company: 'Second' },
    dirty: ['company'],
  });
});

it('what the server made of the rest is shown', () => {
  const sent = { name: ' Ada ', company: 'Old' };
  const saved = { name: 'Ada', company: 'Old' };
  expect(settled(aForm(sent), sent, saved)).toEqual({ held: saved, dirty: [] });
});
