import { expect, it } from 'vitest';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { createSelection } from './selection.ts';

const column: readonly SubmissionId[] = ['sub_a', 'sub_b', 'sub_c', 'sub_d', 'sub_e'];
const begun = (...ids: SubmissionId[]) => {
  const selection = createSelection();
  for (const id of ids) selection.toggle(id);
  return selection;
};

it('selects from the last selected card to this one, downwards and upwards', () => {
  const down = begun('sub_b');
  down.extendTo('sub_d', column);
  expect([...down.read()]).toEqual(['sub_b', 'sub_c', 'sub_d']);
  const up = begun('sub_a', 'sub_d');
  up.extendTo('sub_c', column);
  expect([...up.read()].sort()).toEqual(['sub_a', 'sub_c', 'sub_d']);
});

it('begins a range where none was begun, and in another column', () => {
  const selection = begun('sub_z');
  selection.extendTo('sub_b', column);
  expect([...selection.read()]).toEqual(['sub_z', 'sub_b']);
  selection.extendTo('sub_c', column);
  expect([...selection.read()]).toEqual(['sub_z', 'sub_b', 'sub_c']);
});

it('tells nobody where nothing changes', () => {
  const selection = begun('sub_a');
  let told = 0;
  selection.subscribe(() => {
    told += 1;
  });
  selection.drop(['sub_b']);
  selection.clear();
  selection.clear();
  expect(told).toBe(1);
});
