import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

const spoken = (value: number, max: number) =>
  /aria-valuenow="([^"]*)"/.exec(renderToStaticMarkup(createElement(ProgressBar, { label: 'Hires', value, max })))?.[1];

test('how far something is, is spoken as it is, within its bounds', () => {
  expect([spoken(7, 100), spoken(29, 100), spoken(0, 6), spoken(9, 6), spoken(-1, 6)]).toEqual([
    '7',
    '29',
    '0',
    '6',
    '0',
  ]);
});
