import { describe, expect, it, vi } from 'vitest';
import { FLAGS, flagsFrom, SETTINGS, StoredSetting, settingFrom, settingsFrom } from './settings.ts';

const account = 'acc_0123456789abcdef';
const stored = (sk: string, value: unknown, accounts = {}) => [StoredSetting.parse({ sk, value, accounts })];

/** What is answered, and how many lines the log says of records that cannot be read meanwhile. */
function logged<T>(read: () => T): { answer: T; lines: number } {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = read();
  const lines = error.mock.calls.filter((call) =>
    JSON.stringify(call).includes('A stored record does not parse'),
  ).length;
  error.mockRestore();
  return { answer, lines };
}

describe('a setting', () => {
  it.each([
    'rubbish',
    { defaultBatchSize: 30 },
    { defaultBatchSize: 20, defaultFirstBatchSize: -5 },
    { defaultBatchSize: 20, defaultFirstBatchSize: 1_000_000 },
    { defaultBatchSize: 23, defaultFirstBatchSize: 10 },
  ])('that cannot be %j is what it is by default, and the log says so', (value) => {
    const { answer, lines } = logged(() => settingFrom(stored('SETTING#sourcingRequest', value), 'sourcingRequest'));
    expect(answer).toEqual(SETTINGS.sourcingRequest.byDefault);
    expect(lines).toBe(1);
  });

  it('is what is stored, and what a newer version added beside it is not in the way', () => {
    const value = { defaultBatchSize: 30, defaultFirstBatchSize: 15 };
    const { answer, lines } = logged(() =>
      settingFrom(stored('SETTING#sourcingRequest', { ...value, added: true }), 'sourcingRequest'),
    );
    expect(answer).toEqual(value);
    expect(lines).toBe(0);
  });

  it('that holds text where on or off belongs is not off by that', () => {
    const { answer } = logged(() => settingsFrom(stored('SETTING#enabledPlatformOffer', 'no')));
    expect(answer).toContainEqual({ key: 'enabledPlatformOffer', value: true });
  });
});

describe('a flag', () => {
  it.each(['NONSENSE', '', 'AUTO_AUTO', true])('jobMode that is %j offers what it does by default', (value) => {
    const { answer, lines } = logged(() => flagsFrom(stored('FLAG#jobMode', value)));
    expect(answer.jobMode).toBe('AUTO_CUSTOM_MANUAL');
    expect(lines).toBe(1);
  });

  it.each(['AUTO', 'MANUAL_CUSTOM', false])('jobMode may be %j', (value) => {
    expect(flagsFrom(stored('FLAG#jobMode', value)).jobMode).toBe(value);
  });

  it('of an account that cannot be read is as it is for everyone', () => {
    const { answer, lines } = logged(() => flagsFrom(stored('FLAG#autoContact', false, { [account]: 'no' }), account));
    expect(answer.autoContact).toBe(false);
    expect(lines).toBe(1);
  });
});

it('every default is what may be set', () => {
  for (const { schema, byDefault } of [...Object.values(SETTINGS), ...Object.values(FLAGS)])
    expect(schema.safeParse(byDefault)).toMatchObject({ success: true });
});
