import { expect, it } from 'vitest';
import { resourcesOf, templatesOf } from './templates.ts';

const NO_CHANGE =
  'DynamoDB changes neither the keys nor the projection of an index that exists. Give the index a new name, deploy it beside ' +
  'the old one, move the readers, and remove the old one with a later deployment (infra/DEPLOY.md, "Changing an index").';

/** The table and its indexes as they are deployed: partition key, sort key, and what an index holds. */
const DEPLOYED: Record<string, readonly [partition: string, sort: string, holds: string]> = {
  table: ['pk', 'sk', 'ALL'],
  board: [
    'boardKey',
    'boardSort',
    'version,name,title,employer,origin,huntDone,hasEmail,duplicate,benchmarked,unreadReply,verdicts,mailStatus,mailStep,' +
      'nextMailAt,undoUntil',
  ],
  list: ['listKey', 'listSort', 'ALL'],
  owner: ['ownerKey', 'listSort', 'ALL'],
  due: ['dueShard', 'dueAt', 'KEYS_ONLY'],
  open: ['openKey', 'openSort', 'ALL'],
};

interface Index {
  readonly IndexName?: string;
  readonly KeySchema: { readonly AttributeName: string; readonly KeyType: 'HASH' | 'RANGE' }[];
  readonly Projection?: { readonly ProjectionType: string; readonly NonKeyAttributes?: string[] };
}

const keyOf = ({ KeySchema }: Index, type: string) => KeySchema.find((key) => key.KeyType === type)?.AttributeName;
const shapeOf = (index: Index) => [
  keyOf(index, 'HASH'),
  keyOf(index, 'RANGE'),
  index.Projection?.NonKeyAttributes?.join() ?? index.Projection?.ProjectionType ?? 'ALL',
];

const { data } = templatesOf('dev');
const [[, table] = []] = resourcesOf({ data }, 'AWS::DynamoDB::GlobalTable');
const indexes: Index[] = table?.Properties.GlobalSecondaryIndexes ?? [];
const wanted = new Map(indexes.map((index) => [index.IndexName ?? '', shapeOf(index)]));

it.each(Object.keys(DEPLOYED))('%s has the keys and the projection with which it was deployed', (name) => {
  const now = name === 'table' ? shapeOf(table?.Properties) : wanted.get(name);
  expect(now ?? 'gone', `${name}: ${NO_CHANGE}`).toEqual(DEPLOYED[name]);
});

it('a deployment adds or removes one index at most: AWS takes one per update', () => {
  const added = [...wanted.keys()].filter((name) => !(name in DEPLOYED));
  expect(added, `Deployed ones are written in this test. ${NO_CHANGE}`).toEqual([]);
});

it('every attribute that is a key of an index is declared, and no other', () => {
  const keys = [table?.Properties, ...indexes].flatMap(({ KeySchema }: Index) =>
    KeySchema.map((key) => key.AttributeName),
  );
  const declared = table?.Properties.AttributeDefinitions.map((one: { AttributeName: string }) => one.AttributeName);
  expect(declared.sort()).toEqual([...new Set(keys)].sort());
});
