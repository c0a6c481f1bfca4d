import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { accessOf } from '../../functions/platform/access.ts';

interface Asked {
  readonly path: string;
  readonly body: {
    messages: { content: { text: string }[] }[];
    system: { text: string }[];
    toolConfig: { toolChoice: unknown; tools: { toolSpec: { inputSchema: { json: object } } }[] };
  };
}

/** What a model answers: a call of its tool, words, or only a status. */
export interface ModelAnswers {
  readonly status?: number;
  readonly input?: unknown;
  readonly text?: string;
}

/** A server that answers Converse with one call of a tool, or with whatever else is given, for as long as the test runs. */
export async function aLanguageModel(tool: string, answer: ModelAnswers) {
  const sent: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push({ path: String(request.url), body: JSON.parse(Buffer.concat(chunks).toString()) });
      const content = answer.text
        ? [{ text: answer.text }]
        : [{ toolUse: { toolUseId: 't1', name: tool, input: answer.input } }];
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          output: { message: { role: 'assistant', content } },
          stopReason: 'tool_use',
          usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
          metrics: { latencyMs: 1 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const access = () =>
    accessOf({
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${port}`,
      ...{ AWS_ACCESS_KEY_ID: 'anybody', AWS_SECRET_ACCESS_KEY: 'local' },
    });
  return { sent, access };
}
