import { expect, it } from 'vitest';
import { parseStacks } from './cloudformation.ts';
import { environmentOf, readFunctions } from './functions.ts';
import { createResolver } from './resolve.ts';

const aFunction = (Variables: Record<string, unknown>, Metadata = { 'bramble:entry': 'functions/x/handler.ts' }) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Timeout: 15, Environment: { Variables } },
  Metadata,
});
const environment = (functions: Record<string, object>, given: Record<string, string> = {}) => {
  const stacks = parseStacks({ s: { Resources: functions } });
  return environmentOf(readFunctions(stacks), createResolver(stacks), given);
};

it('takes only functions that say where their source is', () => {
  const stacks = parseStacks({ s: { Resources: { Own: aFunction({}), Foreign: { Type: 'AWS::Lambda::Function' } } } });
  expect(readFunctions(stacks)).toMatchObject([{ name: 'Own', entry: 'functions/x/handler.ts', timeout: 15 }]);
});

it('puts the variables of all functions together', () => {
  expect(environment({ A: aFunction({ ONE: '1' }), B: aFunction({ ONE: '1', TWO: '2' }) })).toEqual({
    ONE: '1',
    TWO: '2',
  });
});

it('refuses a variable that means one thing here and another there', () => {
  expect(() => environment({ A: aFunction({ ONE: '1' }), B: aFunction({ ONE: '2' }) })).toThrow(
    'ONE is 2 in B and 1 in A',
  );
});

it('lets what this machine says win, and does not even look at what the template says', () => {
  expect(environment({ A: aFunction({ ONE: { Ref: 'Missing' } }) }, { ONE: 'here' })).toEqual({ ONE: 'here' });
});
