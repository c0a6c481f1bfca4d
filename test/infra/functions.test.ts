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

/** What a function asks of the table, by the call that asks for it. A bundler numbers a name that stands in it twice. */
const COMMANDS = {
  GetItem: /new (?:Transact)?GetCommand\d*\(/g,
  BatchGetItem: /new BatchGetCommand\d*\(/g,
  PutItem: /new PutCommand\d*\(|\bPut: /g,
  UpdateItem: /new UpdateCommand\d*\(|\bUpdate: /g,
  DeleteItem: /new DeleteCommand\d*\(|\bDelete: /g,
  BatchWriteItem: /new BatchWriteCommand\d*\(/g,
  ConditionCheckItem: /\bConditionCheck: /g,
};

/** Of each question in the code (`Query` of platform/items.ts): the indexes that it may go to, none where it goes to the table itself. */
const queriesIn = (code: string): string[][] =>
  [...code.matchAll(/\bwhere: /g)].map(({ index }) => {
    const indexName = /\bindex: ([^,]+),/.exec(objectAround(code, index))?.[1];
    return indexName ? [...indexName.matchAll(/\bINDEX\d*\.(\w+)/g)].map(([, name = '']) => name) : [];
  });

/** The text of the object literal that stands around a place in the code. */
function objectAround(code: string, place: number): string {
  const ends = (from: number, step: 1 | -1, opening: string, closing: string) => {
    let at = from;
    for (let depth = 0; depth >= 0; at += step) depth += code[at] === opening ? 1 : code[at] === closing ? -1 : 0;
    return at;
  };
  return code.slice(ends(place, -1, '}', '{'), ends(place, 1, '{', '}'));
}

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

/** What of a role's statements reaches beyond the table, queues, logs and traces: each action with what it may be done to. */
const outerGrantsOf = (role: string) =>
  policies
    .filter(({ Roles }) => Roles[0].Ref === role)
    .flatMap(({ PolicyDocument }): Resource['Properties'][] => PolicyDocument.Statement)
    .flatMap(({ Action, Resource: resources }) =>
      [Action]
        .flat()
        .flatMap((action: string) =>
          [resources].flat().map((resource: unknown) => `${action} ${JSON.stringify(resource)}`),
        ),
    )
    .filter((grant) => /^(?:secretsmanager|geo-places|bedrock|lambda|s3:(?:Get|Put|Delete)Object)/.test(grant));

const secrets = new Set(
  Object.keys(templates.data.findResources('AWS::SecretsManager::Secret')).map((id) => id.replace(/\W/g, '')),
);
const isSecret = (value: unknown) => [...secrets].some((id) => JSON.stringify(value).includes(`ExportsOutputRef${id}`));

/** What a function's environment says that it calls, and its code where that says nothing: the grants it cannot do without. */
function outerNeeds(variables: Record<string, unknown>, code: string): string[] {
  const { LANGUAGE_MODEL, LANGUAGE_MODEL_ID, PLACES, FILES_BUCKET, MAIL_BUCKET } = variables;
  const model = `arn:aws:bedrock:us-east-1::foundation-model/${LANGUAGE_MODEL_ID}`;
  const called = (variables.RESUME_PARSER_NAME ?? variables.PICTURE_DRAWER_NAME ?? variables.LIST_READER_NAME) as
    | { Ref?: string }
    | undefined;
  const calledArn = { 'Fn::GetAtt': [called?.Ref, 'Arn'] };
  const secretsRead = Object.values(variables).filter(isSecret);
  return [
    ...secretsRead.map((secret) => `secretsmanager:GetSecretValue ${JSON.stringify(secret)}`),
    ...(LANGUAGE_MODEL === 'bedrock' ? [`bedrock:InvokeModel ${JSON.stringify(model)}`] : []),
    ...(PLACES === 'location-service' ? ['geo-places:Suggest "arn:aws:geo-places:us-east-1::provider/default"'] : []),
    ...(/\/functions\/\$\{\w+\}\/invocations/.test(code) ? [`lambda:InvokeFunction ${JSON.stringify(calledArn)}`] : []),
    ...(FILES_BUCKET || MAIL_BUCKET ? ['s3:GetObject'] : []),
  ];
}

/** These use one reading of a repository that can also write. */
const READERS: Record<string, readonly string[]> = {
  'functions/accounts/pre-sign-up.ts': ['GetItem', 'UpdateItem'],
};

/** These delete files and read none. */
const ONLY_REMOVES = ['functions/projections/stream-worker.ts', 'functions/rights/erase-worker.ts'];

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
    const queries = /new QueryCommand\d*\(/.test(code) ? queriesIn(code) : [];
    const needed = Object.entries(COMMANDS).flatMap(([action, command]) => (code.match(command) ? [action] : []));
    if (queries.some((indexes) => indexes.length === 0)) needed.push('Query');
    const indexes = queries.flat();
    expect(granted.actions).toEqual(READERS[entry] ?? needed.sort());
    expect(granted.indexes).toEqual(READERS[entry] ? [] : [...new Set(indexes)].sort());
  });

  it('may read the secrets, and call the services, that its environment names, and no others', async () => {
    const granted = outerGrantsOf(properties.Role['Fn::GetAtt'][0]);
    const needed = outerNeeds(properties.Environment.Variables, await codeOf(entry));
    const withoutObjects = (grants: readonly string[]) => grants.filter((grant) => !grant.startsWith('s3:')).sort();
    expect(withoutObjects(granted)).toEqual(withoutObjects(needed));
    if (ONLY_REMOVES.includes(entry)) needed.splice(needed.indexOf('s3:GetObject'), 1);
    const readsObjects = (grants: readonly string[]) => grants.some((grant) => grant.startsWith('s3:GetObject'));
    expect(readsObjects(granted)).toBe(readsObjects(needed));
  });
});

it('the stages hold the four secrets that these comparisons know', () => {
  expect(secrets.size).toBe(4);
});
