import { expect, it } from 'vitest';
import { packMarks, unpackMarks } from './card-marks.ts';

const YES_NO = [false, true];
const COMBINATIONS = YES_NO.flatMap((isAutoContact) =>
  YES_NO.flatMap((isSourcerTrial) =>
    YES_NO.map((fromCompanyNotToSourceFrom) => ({ isAutoContact, isSourcerTrial, fromCompanyNotToSourceFrom })),
  ),
);

it('holds a step and every combination of marks in one number', () => {
  const packed = COMBINATIONS.flatMap((marks) =>
    [undefined, 0, 1, 12].map((step) => {
      const number = packMarks(step, marks);
      expect(unpackMarks(number)).toEqual({ ...marks, mailStep: step ?? null });
      return number;
    }),
  );
  expect(new Set(packed).size).toBe(packed.length);
});

it('is the step alone where there is no mark, as it was stored before there were any', () => {
  const none = { isAutoContact: false, isSourcerTrial: false, fromCompanyNotToSourceFrom: false };
  expect([packMarks(3, none), packMarks(undefined, none)]).toEqual([3, undefined]);
});
