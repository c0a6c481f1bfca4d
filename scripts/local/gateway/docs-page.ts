import * as z from 'zod';

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});
type Operation = z.infer<typeof Operation>;

/** As much of an OpenAPI document as its page shows. */
export const OpenApi = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
  servers: z.array(z.object({ url: z.string() })).default([]),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }),
});
export type OpenApi = z.infer<typeof OpenApi>;

/** Shows an OpenAPI document as one page: no script, nothing loaded from elsewhere. */
export function documentPage({ info, servers, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'other');
  const contents = [...byTag.keys()].map((tag) => `<a href="#${html(tag)}">${html(tag)}</a>`).join(' ');
  const features = [...byTag].map(
    ([tag, listed]) =>
      `<h2 id="${html(tag)}">${html(tag)}</h2>${listed
        .map(({ path, method, operation }) => operationHtml(`${servers[0]?.url ?? ''}${path}`, method, operation))
        .join('')}`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${html(name)}"><summary><code>${html(name)}</code></summary>${schemaHtml(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${html(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${html(info.title)}</h1><p>${html(info.description)}</p>
<p><a href="/docs/openapi.json">openapi.json</a></p><nav aria-label="Features">${contents} <a href="#schemas">schemas</a></nav>
${features.join('')}<h2 id="schemas">Schemas</h2>${schemas.join('')}</main></body></html>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const access = operation.security.flatMap((scheme) => Object.keys(scheme)).join(', ') || 'anyone';
  const parameters = operation.parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${html(name)}</code></td><td>${html(where)}${required ? '' : ', optional'}</td><td>${schemaHtml(schema)}</td></tr>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaHtml(schema));
  const responses = Object.entries(operation.responses).map(
    ([status, { description, content = {} }]) =>
      `<tr><td>${html(status)}</td><td>${html(description)}</td><td>${Object.entries(content)
        .map(([type, { schema }]) => `${html(type)} ${schemaHtml(schema)}`)
        .join('')}</td></tr>`,
  );
  return `<details id="${html(operation.operationId)}"><summary><b class="${html(method)}">${html(method.toUpperCase())}</b>
<code>${html(path)}</code> <span>${html(operation.summary)}</span></summary>
<p>Who may call: ${html(access)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.join('')}</table>` : ''}
${body.length > 0 ? `<h3>Body</h3>${body.join('')}` : ''}
<h3>Answers</h3><table>${responses.join('')}</table></details>`;
}

/** A schema as JSON, in which each named schema is a link to it. */
const schemaHtml = (schema: unknown) =>
  `<pre>${html(JSON.stringify(schema, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`;

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:960px;margin:0 auto;padding:24px 16px}nav a{margin-right:12px}
details{border-bottom:1px solid color-mix(in srgb,currentColor 18%,transparent);padding:6px 0}
summary{cursor:pointer}summary span{opacity:.75}b{display:inline-block;min-width:60px}
table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:4px 12px 4px 0}
pre{margin:0;font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}h3{font-size:14px;margin:12px 0 4px}`;
