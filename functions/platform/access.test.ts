import { expect, it } from 'vitest';
import { accessOf } from './access.ts';

const IN_LAMBDA = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'key' };
const endpointWith = (variables: Record<string, string>) =>
  accessOf({ ...IN_LAMBDA, ...variables }).endpoint('SECRETS_MANAGER', 'secretsmanager');

it.each([
  ['AWS itself', {}, 'https://secretsmanager.us-east-1.amazonaws.com'],
  ['what stands in for all of AWS', { AWS_ENDPOINT_URL: 'http://all:4566' }, 'http://all:4566'],
  [
    'what stands in for the one service first',
    { AWS_ENDPOINT_URL: 'http://all:4566', AWS_ENDPOINT_URL_SECRETS_MANAGER: 'http://one:1' },
    'http://one:1',
  ],
])('a call that is signed by hand goes to %s', (_, variables, endpoint) => {
  expect(endpointWith(variables)).toBe(endpoint);
});

it('nobody can sign without credentials', () => {
  expect(() => accessOf({})).toThrow('There are no credentials in the environment');
});
