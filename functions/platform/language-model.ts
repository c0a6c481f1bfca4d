import { type BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';

interface Asked<A> {
  readonly client: BedrockRuntimeClient;
  readonly modelId: string;
  /** What the model does, and how. */
  readonly system: string;
  /** The data it does it with. */
  readonly text: string;
  /** What its answer is called, and its shape. */
  readonly tool: string;
  readonly answer: z.ZodType<A>;
  readonly maxTokens: number;
  readonly timeoutMs: number;
}

/** Asks a model of Amazon Bedrock for an answer of one shape. Rejects where it fails, is too slow, or answers in another. */
export async function askModel<A>({ client, modelId, system, text, tool, answer, ...limits }: Asked<A>): Promise<A> {
  const response = await client.send(
    new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: [{ role: 'user', content: [{ text }] }],
      inferenceConfig: { maxTokens: limits.maxTokens, temperature: 0 },
      toolConfig: {
        tools: [{ toolSpec: { name: tool, inputSchema: { json: schemaOf(answer) } } }],
        toolChoice: { tool: { name: tool } },
      },
    }),
    { abortSignal: AbortSignal.timeout(limits.timeoutMs) },
  );
  const input = response.output?.message?.content?.find(({ toolUse }) => toolUse?.name === tool)?.toolUse?.input;
  return answer.parse(input);
}

/** The schema as a plain document, which is what the wire takes. Nova knows these three words at its top level and no other. */
function schemaOf(answer: z.ZodType) {
  const { type, properties, required } = z.toJSONSchema(answer);
  return JSON.parse(JSON.stringify({ type, properties, required }));
}
