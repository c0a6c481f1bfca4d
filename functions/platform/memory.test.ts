import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';
import { connectTable } from './table.ts';

it('knows what it was told of a table, and nothing of another one', () => {
  const [table, other] = [connectTable('Main'), connectTable('Main')];
  const memory = createMemory(10);
  memory.add(table, ['a', 'b']);
  expect(['a', 'b', 'c'].map((fact) => memory.has(table, fact))).toEqual([true, true, false]);
  expect(memory.has(other, 'a')).toBe(false);
});

it('never holds more than so much', () => {
  const table = connectTable('Main');
  const memory = createMemory(3);
  memory.add(table, ['a', 'b']);
  memory.add(table, ['c', 'd']);
  expect(['a', 'b', 'c', 'd'].map((fact) => memory.has(table, fact))).toEqual([false, false, true, true]);
  memory.add(table, ['e', 'f', 'g', 'h']);
  expect(['e', 'f', 'g', 'h'].map((fact) => memory.has(table, fact))).toEqual([true, true, true, false]);
});
