import { describe, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import { aLanguageModel, type ModelAnswers } from '../../../test/support/language-model.ts';
import type { StoredSnippet } from '../../records/submission/snippet-item.ts';
import { createSnippetModel } from './bedrock.ts';
import { snippetFor } from './snippets.ts';

const head = { accountId: 'acc_a', id: 'sub_a' } as const;
const position = { jobTitle: 'Engineer', employerName: 'Acme & Sons', jobDescription: 'Built payment services in Go.' };
const candidate = Profile.parse({
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@home.test', phoneNumber: '+49 30 1234567' },
  employmentHistory: [
    { ...position, current: true },
    { jobTitle: 'Baker', employerName: 'Crumbs' },
  ],
  skills: [{ name: 'Docker' }],
});
const steps = [{ subject: 'Hi', html: '<p>[personalized_snippet,fallback=Hello.]</p>' }];
const asked = { job: { selectedOutreachJourneyType: 'approached_ai' as const }, recipient: { candidate }, steps };
const BY_RULES = 'Your work as Engineer at Acme &amp; Sons made me want to write to you.';
const BY_MODEL = 'Your work on payment services in Go at Acme &amp; Sons caught my eye.';

function aStore() {
  const kept: StoredSnippet[] = [];
  return {
    kept,
    store: {
      findSnippet: async () => kept.at(-1),
      async keepSnippet(_account: string, _submission: string, snippet: StoredSnippet) {
        kept.push(snippet);
        return snippet;
      },
    },
  };
}

async function aWriter(answer: ModelAnswers) {
  const { sent, access } = await aLanguageModel('give_snippet', answer);
  const { kept, store } = aStore();
  const deps = { store, writeSnippet: createSnippetModel('us.a-model:0', access), now: () => new Date(0) };
  return { sent, kept, deps };
}

describe('the opening of an email', () => {
  it('is what the model wrote of the profile, as HTML', async () => {
    const { deps, sent } = await aWriter({
      input: { snippet: 'Your work on payment services in Go at Acme & Sons caught my eye' },
    });
    expect(await snippetFor(deps, head, asked)).toBe(BY_MODEL);
    expect(sent[0]?.path).toBe('/model/us.a-model%3A0/converse');
    expect(sent[0]?.body.toolConfig.toolChoice).toEqual({ tool: { name: 'give_snippet' } });
    const { json } = sent[0]?.body.toolConfig.tools[0]?.toolSpec.inputSchema ?? {};
    expect(Object.keys(json ?? {}).sort()).toEqual(['properties', 'required', 'type']);
  });

  it('is made once: who saw it sees it leave, until the profile changes', async () => {
    const { deps, sent, kept } = await aWriter({
      input: { snippet: 'Your work on payment services in Go at Acme & Sons caught my eye' },
    });
    for (const _ of [1, 2, 3]) expect(await snippetFor(deps, head, asked)).toBe(BY_MODEL);
    expect([sent.length, kept.length]).toEqual([1, 1]);
    const changed = { ...candidate, skills: [{ name: 'Rust' }] };
    await snippetFor(deps, head, { ...asked, recipient: { candidate: changed } });
    expect(sent).toHaveLength(2);
  });

  it('is written without name, address or number being said to the model', async () => {
    const { deps, sent } = await aWriter({ input: { snippet: 'x' } });
    await snippetFor(deps, head, asked);
    const question = JSON.stringify(sent[0]?.body);
    expect(question).toContain('payment services');
    expect(question).not.toMatch(/Ada|Byron|home\.test|1234567/);
  });

  it.each([
    ['something that the profile does not say', { input: { snippet: 'Your ten years at Google impressed me.' } }],
    ['what belongs to two positions', { input: { snippet: 'Your work as Baker at Acme & Sons caught my eye.' } }],
    ['another shape', { input: { text: 'x' } }],
    ['words', { text: 'Your work on payment services' }],
    ['nothing but an error', { status: 500 }],
  ])('is the rules’ where the model answers %s, and stays so', async (_, answer) => {
    const { deps, kept, sent } = await aWriter(answer);
    expect(await snippetFor(deps, head, asked)).toBe(BY_RULES);
    expect(kept).toMatchObject([{ madeBy: 'rules', html: BY_RULES }]);
    expect(await snippetFor(deps, head, asked)).toBe(BY_RULES);
    expect(sent).toHaveLength(1);
  });

  it('costs nothing where the emails have none, the profile says nothing, or no model is set up', async () => {
    const { deps, sent, kept } = await aWriter({ input: { snippet: 'x' } });
    const other = { ...asked, steps: [{ subject: 'Hi', html: '<p>[job_title]</p>' }] };
    const empty = { ...asked, recipient: { candidate: { ...candidate, employmentHistory: [] } } };
    const plain = { ...asked, job: { selectedOutreachJourneyType: 'approached' as const } };
    for (const each of [other, empty, plain]) expect(await snippetFor(deps, head, each)).toBeUndefined();
    expect(await snippetFor({ ...deps, writeSnippet: undefined }, head, asked)).toBeUndefined();
    expect([sent.length, kept.length]).toEqual([0, 0]);
  });
});
