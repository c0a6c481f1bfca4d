import { expect, test } from 'vitest';
import { noRequirements, type Requirements } from '../../model/job.ts';
import { workingModeWords } from './where-words.ts';

const remote = (over: Partial<Requirements>) =>
  workingModeWords({ office: 'REMOTE_ONLY', location: null, requirements: { ...noRequirements(), ...over } });

test('the working mode names its place', () => {
  const requirements = { ...noRequirements(), srcLocation: [{ formatted: 'Spain' }] };
  const location = { formatted: 'Lyon, France' };
  expect(workingModeWords({ office: 'ON_SITE', location, requirements })).toBe('On-site, Lyon, France');
  expect(workingModeWords({ office: 'REMOTE_OPTIONAL', location: null, requirements })).toBe('Hybrid');
});

test('a remote job says from where it may be done', () => {
  const timezone = { specific: true, from: 'Europe/Paris', to: 'Europe/Kyiv' };
  const srcLocation = [{ formatted: 'Berlin, Germany' }, { formatted: 'Spain' }];
  expect(remote({ remoteType: 'SPECIFIC_LOCATIONS', srcLocation })).toBe('Remote only, from Berlin, Germany or Spain');
  expect(remote({ remoteType: 'SPECIFIC_TIME_ZONES', timezone })).toBe('Remote only, Europe/Paris to Europe/Kyiv');
  expect(remote({ remoteType: 'OTHERS', srcLocationIndication: 'Near a harbour' })).toBe('Remote only, Near a harbour');
  expect(remote({ remoteType: 'ANYWHERE' })).toBe('Remote only, Anywhere globally');
  expect(remote({})).toBe('Remote only');
});
