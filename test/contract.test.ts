import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OPENAPI_FILE, openApiText } from '../scripts/openapi.ts';
import { ERRORS } from '../shared/contract/errors.ts';
import { allRoutes, contract } from '../shared/contract/index.ts';
import { type Route, routeKey } from '../shared/contract/route.ts';
import * as ids from '../shared/model/ids.ts';
import { RATE_LIMITS } from '../shared/rules/account/rate-limits.ts';

const ID_SCHEMAS = Object.entries(ids)
  .filter(([name]) => name.endsWith('Id'))
  .map(([, schema]) => schema as z.ZodType);

const named = allRoutes.map((entry) => [`${entry.feature}.${entry.name}`, entry.route] as const);
const inPath = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const isFile = ({ produces }: Route) => produces !== undefined && produces !== 'text/html';

/** Whether a parameter takes ids and nothing else: one kind of id, or one of a few exact shapes. */
const isIdSchema = (schema: z.ZodType) =>
  ID_SCHEMAS.includes(schema) ||
  ['../../etc/passwd', 'acc_1/../x', '', 'a b', 'ü'].every((text) => !schema.safeParse(text).success);

describe.each(named)('%s', (_, route) => {
  it('says in a sentence what it is for', () => {
    expect(route.summary).toMatch(/^[A-Z][^\n]{3,160}[^.\s]$/);
  });

  it('names only failures that exist, each once', () => {
    expect(route.errors.filter((code) => !(code in ERRORS))).toEqual([]);
    expect(new Set(route.errors).size).toBe(route.errors.length);
  });

  it('says what it answers', () => {
    expect(route.response).toBeInstanceOf(z.ZodType);
    expect(route.response.safeParse(undefined).success).toBe(false);
  });

  it('describes exactly the parameters of its path', () => {
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(inPath(route).sort());
  });

  it('takes ids for ids', () => {
    const loose = Object.entries(route.params?.shape ?? {}).filter(
      ([name, schema]) => /^id$|Id$|^identifier$/.test(name) && !isIdSchema(schema as z.ZodType),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it('may be repeated under a key only where a person changes something and is answered in JSON', () => {
    const isFit = ['user', 'admin'].includes(route.access) && route.method !== 'GET' && !route.produces;
    expect(Boolean(route.idempotent) && !isFit).toBe(false);
  });

  it('has a name where it is a file, by which one knows it among others', () => {
    expect(route.fileName ?? '').toMatch(isFile(route) ? /^[a-z]+(-[a-z]+)*$/ : /^$/);
    expect(named.filter(([, { fileName }]) => fileName && fileName === route.fileName).length).toBeLessThan(2);
  });

  it('reads a body only where its method has one', () => {
    expect(Boolean(route.body) && ['GET', 'DELETE'].includes(route.method)).toBe(false);
  });
});

describe('the contract', () => {
  it('has no two calls of the same method and path, nor of the same name', () => {
    const paths = allRoutes.map(({ route }) => routeKey(route).replace(/\{\w+\}/g, '{}'));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    const names = allRoutes.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('may be repeated wherever something is made, spent or sent', () => {
    const made = allRoutes.filter(({ route }) => route.access === 'user' && route.method === 'POST');
    // Two of these only read; events carry ids of their own; of secrets for an app the last one counts.
    const harmless = ['preflightContact', 'previewMail', 'recordProductEvents', 'newTwoStepApp'];
    const careless = made.filter(({ name, route }) => !route.idempotent && !harmless.includes(name));
    expect(careless.map(({ name }) => name)).toEqual([]);
    const { startSourcing, stopSourcing } = contract.jobs;
    expect([startSourcing.idempotent, stopSourcing.idempotent]).toEqual([true, true]);
  });

  it('has a limit for nothing that nobody counts: each is on a route, on the mail that signing in sends, or on invitations', () => {
    const onRoutes = allRoutes.flatMap(({ route }) => route.limit ?? []);
    const onMail = ['passwordMail', 'verificationMail'];
    // Refused invitations do not count, so that they are counted where it is known that one goes out.
    expect(Object.keys(RATE_LIMITS).sort()).toEqual([...new Set([...onRoutes, ...onMail, 'invite'])].sort());
  });

  it('is what its OpenAPI document says', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText());
  });

  it('has no failure that nothing speaks of', () => {
    const sources = ['functions', 'shared', 'web/src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map((file) => join(folder, String(file)))
        .filter((file) => /\.tsx?$/.test(file) && !/contract\/errors\.ts$/.test(file))
        .map((file) => readFileSync(file, 'utf8')),
    );
    const unused = Object.keys(ERRORS).filter(
      (code) => !sources.some((source) => new RegExp(`\\b${code}\\b`).test(source)),
    );
    expect(unused).toEqual([]);
  });

  it('answers every failure of a caller below 500 and our own with it, each with a sentence', () => {
    for (const [code, { status, title }] of Object.entries(ERRORS)) {
      expect(status >= 500, code).toBe(['INTERNAL', 'RECORD_UNREADABLE'].includes(code));
      expect(title.trim().length, code).toBeGreaterThan(8);
    }
  });
});
