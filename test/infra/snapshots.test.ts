import { expect, it } from 'vitest';
import { STACKS, templatesOf } from './templates.ts';

const templates = templatesOf('dev');

it.each(STACKS)('the %s stack is as it was reviewed', (name) => {
  const text = JSON.stringify(templates[name].toJSON(), null, 1).replaceAll(/[0-9a-f]{64}/g, '<hash>');
  expect(JSON.parse(text)).toMatchSnapshot();
});
