import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { ERRORS, type ErrorCode } from '../shared/contract/errors.ts';
import { allRoutes } from '../shared/contract/index.ts';
import type { Route } from '../shared/contract/route.ts';
import * as account from '../shared/model/account.ts';
import * as candidate from '../shared/model/candidate.ts';
import * as funnel from '../shared/model/funnel.ts';
import * as job from '../shared/model/job.ts';
import * as spotlight from '../shared/model/spotlight.ts';
import * as submission from '../shared/model/submission.ts';
import { withoutLimits } from '../shared/model/without-limits.ts';
import { IDEMPOTENCY_HEADER, LIMITS, PRODUCT } from '../shared/product.ts';
import * as employment from '../shared/reference/employment.ts';
import * as languages from '../shared/reference/languages.ts';

export const OPENAPI_FILE = new URL('../shared/contract/openapi.json', import.meta.url);

type Json = Record<string, unknown>;

const names = z.registry<{ id: string }>();
for (const model of [account, candidate, employment, funnel, job, languages, spotlight, submission]) {
  for (const [id, value] of Object.entries(model))
    for (const shape of value instanceof z.ZodType ? [value, withoutLimits(value)] : [])
      if (!names.has(shape)) names.add(shape, { id });
}

/** Named schemas become components, once for what is sent and once for what is answered. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Record<string, Json>): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names });
  const suffix = io === 'input' ? 'Input' : '';
  const named = (part: unknown): Json =>
    JSON.parse(
      JSON.stringify(part).replace(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${suffix}"`),
      (key, value) => (key === 'id' && typeof value === 'string' && value in $defs ? undefined : value),
    );
  for (const [name, definition] of Object.entries($defs)) components[`${name}${suffix}`] = named(definition);
  return named(rest);
}

/** The contract as an OpenAPI 3.1 document. It is generated, committed, and checked to be what the contract says. */
export function toOpenApi(): Json {
  const paths: Record<string, Json> = {};
  const components: Record<string, Json> = { Problem: PROBLEM };
  for (const { feature, name, route } of allRoutes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(feature, name, route, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT.name} API`,
      version: '1',
      description: 'Every call of the web application and of the sourcing API.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        employer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The id token of a signed-in person.',
        },
        sourcer: { type: 'http', scheme: 'bearer', description: 'The API key of a sourcer community.' },
      },
      schemas: components,
    },
  };
}

const PROBLEM: Json = {
  type: 'object',
  required: ['code', 'message', 'status', 'fields', 'details'],
  properties: {
    code: { type: 'string', description: 'Stable; what to act on.' },
    message: { type: 'string', description: 'A sentence for a person.' },
    status: { type: 'integer' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    details: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const IDEMPOTENCY_KEY: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'Any text of your own for one act. The call is done once under it: repeated with the same contents it answers as the ' +
    'first time, for 24 hours; with other contents it is refused. Send it again as it was when no answer came.',
  schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKey },
};

function operation(feature: string, name: string, route: Route, components: Record<string, Json>): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ [route.access === 'sourcer' ? 'sourcer' : 'employer']: [] }] }),
    parameters: [
      ...parameters('path', route.params, components),
      ...parameters('query', route.query, components),
      ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...(route.signature ? [{ name: route.signature, in: 'header', required: true, schema: { type: 'string' } }] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(route.body, 'input', components) } },
      },
    }),
    responses: { [route.status]: answer(route, components), ...problems(route) },
  };
}

function parameters(
  where: 'path' | 'query',
  schema: z.ZodObject | undefined,
  components: Record<string, Json>,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || !(part as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(part as z.ZodType, 'input', components),
  }));
}

const answer = ({ response, produces }: Route, components: Record<string, Json>): Json => ({
  description: 'Done',
  content: { [produces ?? 'application/json']: { schema: schemaOf(response, 'output', components) } },
});

function problems({ errors, params, query, body, access, idempotent, limit }: Route): Json {
  const codes: ErrorCode[] = [...errors];
  if (params || query || body || idempotent) codes.push('BAD_REQUEST');
  if (idempotent) codes.push('IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS');
  if (access !== 'public' || limit) codes.push('TOO_MANY_REQUESTS');
  if (access !== 'public' && access !== 'sourcer') codes.push('NOT_SIGNED_IN');
  if (access === 'user' || access === 'admin') codes.push('USER_BLOCKED');
  const byStatus = Map.groupBy([...new Set(codes)], (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${ERRORS[code].title}`).join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

export const openApiText = () => `${JSON.stringify(toOpenApi(), null, 2)}\n`;

if (import.meta.main) {
  const isChecked = process.argv.includes('--check');
  const isCurrent = () => readFileSync(OPENAPI_FILE, 'utf8') === openApiText();
  if (!isChecked) writeFileSync(OPENAPI_FILE, openApiText());
  else if (!isCurrent()) {
    console.error('shared/contract/openapi.json is not what the contract says. Run: npm run openapi');
    process.exit(1);
  }
}
