import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { projectFile } from '../../infra/project.ts';
import { type Resource, resourcesOf, templatesOf } from './templates.ts';

const templates = templatesOf('dev');
const policies = resourcesOf(templates, 'AWS::IAM::Policy').map(([, { Properties }]) => Properties);
const functions = resourcesOf(templates, 'AWS::Lambda::Function').flatMap(([, { Metadata, Properties }]) => {
  const entry = Metadata?.['bramble:entry'];
  return typeof entry === 'string' ? [[entry, Properties] as const] : [];
});

/** A function's own code after tree-shaking, packages left out: what it could ever do. */
async function codeOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [projectFile(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    treeShaking: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const COMMANDS = {
  GetItem: /new (?:Transact)?GetCommand\(/g,
  BatchGetItem: /new BatchGetCommand\(/g,
  Query: /new QueryCommand\(/g,
  PutItem: /new PutCommand\(|\bPut: /g,
  UpdateItem: /new UpdateCommand\(|\bUpdate: /g,
  DeleteItem: /new DeleteCommand\(|\bDelete: /g,
  BatchWriteItem: /new BatchWriteCommand\(/g,
  ConditionCheckItem: /\bConditionCheck: /g,
};

/** What a role may do to the table itself, and which of its indexes it may query. */
function grantsOf(role: string) {
  const statements = policies
    .filter(({ Roles }) => Roles[0].Ref === role)
    .flatMap(({ PolicyDocument }): Resource['Properties'][] => PolicyDocument.Statement);
  const grants = statements.flatMap(({ Action, Resource: resources }) =>
    [Action].flat().flatMap((action: string) =>
      [resources].flat().map((resource: unknown) => ({
        action: /^dynamodb:(\w+Item|Query)$/.exec(action)?.[1],
        index: /\/index\/(\w+)/.exec(JSON.stringify(resource))?.[1],
      })),
    ),
  );
  const ofTable = grants.filter(({ action }) => action !== undefined);
  return {
    actions: ofTable.flatMap(({ action, index }) => (index ? [] : (action ?? []))).sort(),
    indexes: ofTable.flatMap(({ index }) => index ?? []).sort(),
  };
}

/** These use one reading of a repository that can also write. */
const READERS: Record<string, readonly string[]> = {
  'functions/accounts/pre-sign-up.ts': ['GetItem', 'UpdateItem'],
};

describe.each(functions)('%s', (entry, properties) => {
  it('exists', () => {
    expect(existsSync(projectFile(entry))).toBe(true);
  });

  it('finds in its environment just what it reads', async () => {
    const reads = (await codeOf(entry)).matchAll(/= readEnvironment\(([^)]*)\)/g);
    const names = [...reads].flatMap(([, list = '']) => [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name));
    expect(Object.keys(properties.Environment.Variables).sort()).toEqual([...new Set(names), 'NODE_OPTIONS'].sort());
  });

  it('may do to the table just what its code can do', async () => {
    const code = await codeOf(entry);
    const granted = grantsOf(properties.Role['Fn::GetAtt'][0]);
    const indexes = [...code.matchAll(/\bINDEX\.(\w+)/g)].map(([, name]) => name);
    const ofIndexes = code.match(/\bIndexName: /g) ?? [];
    const queries = code.match(COMMANDS.Query) ?? [];
    const needed = Object.entries(COMMANDS).filter(([action, command]) =>
      action === 'Query' ? queries.length > ofIndexes.length : code.match(command) !== null,
    );
    expect(granted.actions).toEqual(READERS[entry] ?? needed.map(([action]) => action).sort());
    expect(granted.indexes).toEqual(READERS[entry] ? [] : [...new Set(indexes)].sort());
  });
});
