import { expect, it } from 'vitest';
import { parseStacks } from './cloudformation.ts';
import { createResolver } from './resolve.ts';

const stacks = parseStacks({
  data: {
    Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable' }, Queue: { Type: 'AWS::SQS::Queue' } },
    Outputs: { Name: { Value: { Ref: 'Table' }, Export: { Name: 'data:TableName' } } },
  },
  api: { Resources: { Function: { Type: 'AWS::Lambda::Function' } } },
});
const resolver = createResolver(stacks);
const [table] = stacks.resources;
resolver.know(table!, { ref: 'the-table', attributes: { Arn: 'arn:table', StreamArn: 'arn:stream' } });

it.each([
  ['a plain value', 'text', 'text'],
  ['a reference', { Ref: 'Table' }, 'the-table'],
  ['an attribute', { 'Fn::GetAtt': ['Table', 'StreamArn'] }, 'arn:stream'],
  ['an attribute in one word', { 'Fn::GetAtt': 'Table.Arn' }, 'arn:table'],
  ['a pseudo parameter', { Ref: 'AWS::Region' }, 'us-east-1'],
  ['joined text', { 'Fn::Join': ['-', ['a', { Ref: 'Table' }]] }, 'a-the-table'],
  ['one of several', { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/path'] }] }, 'host'],
  [
    'substituted text',
    { 'Fn::Sub': '$' + '{Table}/$' + '{Table.Arn}/$' + '{AWS::AccountId}' },
    'the-table/arn:table/000000000000',
  ],
  ['lists and objects', { list: [{ Ref: 'Table' }], n: 1 }, { list: ['the-table'], n: 1 }],
])('resolves %s', (_, value, resolved) => {
  expect(resolver.resolve('data', value)).toEqual(resolved);
});

it('resolves what another stack exports', () => {
  expect(resolver.resolve('api', { 'Fn::ImportValue': 'data:TableName' })).toBe('the-table');
});

it('lets the logical id stand in for what nothing is known of', () => {
  expect(resolver.resolve('data', { Ref: 'Queue' })).toBe('Queue');
  expect(resolver.resolve('data', { 'Fn::GetAtt': ['Queue', 'Arn'] })).toContain('data.Queue');
});

it.each([
  [{ Ref: 'Missing' }, 'Missing'],
  [{ 'Fn::GetAtt': ['Table', 'Other'] }, 'Other of Table'],
  [{ 'Fn::ImportValue': 'nothing' }, 'nothing'],
])('names what a template refers to and nobody knows', (value, name) => {
  expect(() => resolver.resolve('data', value)).toThrow(name);
});
