import * as z from 'zod';
import type { Access } from './access.ts';
import { callPath } from './aws-call.ts';
import { encodeStrictly } from './sign.ts';

const BEDROCK = { name: 'BEDROCK_RUNTIME', host: 'bedrock-runtime', signedFor: 'bedrock' };
const ToolUse = z.object({ name: z.string(), input: z.unknown() });
const Converse = z.object({
  output: z.object({ message: z.object({ content: z.array(z.object({ toolUse: ToolUse.optional() })) }) }),
});

interface Asked<A> {
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
  /** How often it is asked where it is too busy or fails. */
  readonly tries: number;
  readonly access?: (() => Access) | undefined;
}

/** Asks a model of Amazon Bedrock for an answer of one shape. Rejects where it fails, is too slow, or answers in another. */
export async function askModel<A>({ modelId, system, text, tool, answer, ...limits }: Asked<A>): Promise<A> {
  const { maxTokens, timeoutMs: patienceMs, tries, access } = limits;
  const question = {
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text }] }],
    inferenceConfig: { maxTokens, temperature: 0 },
    toolConfig: {
      tools: [{ toolSpec: { name: tool, inputSchema: { json: schemaOf(answer) } } }],
      toolChoice: { tool: { name: tool } },
    },
  };
  const path = `/model/${encodeStrictly(modelId)}/converse`;
  const { output } = Converse.parse(await callPath(BEDROCK, 'POST', path, question, { access, patienceMs, tries }));
  return answer.parse(output.message.content.find(({ toolUse }) => toolUse?.name === tool)?.toolUse?.input);
}

/** The schema as a plain document, which is what the wire takes. Nova knows these three words at its top level and no other. */
function schemaOf(answer: z.ZodType) {
  const { type, properties, required } = z.toJSONSchema(answer);
  return JSON.parse(JSON.stringify({ type, properties, required }));
}
