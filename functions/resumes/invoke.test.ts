import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveInvocations } from '../../scripts/local/sources/invocations.ts';
import { createResumeReader } from './invoke.ts';
import { nothingRead, type ParseAnswer } from './parser-contract.ts';

const FILE = { key: 'acc_a/file_1', originalFilename: 'resume.pdf' };
const AN_ANSWER: ParseAnswer = { ...nothingRead('Little was read.'), failed: false, text: 'Ada Byron' };

/** A reader that calls this function by Lambda's own protocol. */
async function readerOf(run: (name: string, event: unknown) => Promise<unknown>) {
  const lambda = await serveInvocations(run);
  onTestFinished(() => lambda.close());
  return readerAt(lambda.endpoint);
}

function readerAt(endpoint: string) {
  const environment = {
    AWS_ENDPOINT_URL_LAMBDA: endpoint,
    AWS_ACCESS_KEY_ID: 'anybody',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  return createResumeReader({ functionName: 'the-parser', now: () => new Date('2026-03-02'), environment });
}

describe('reading a resume by the parser’s function', () => {
  it('asks that function for the file and hands its answer on', async () => {
    const asked: unknown[] = [];
    const read = await readerOf(async (name, event) => {
      asked.push([name, event]);
      return AN_ANSWER;
    });
    expect(await read(FILE)).toMatchObject({ text: 'Ada Byron', failed: false, warnings: ['Little was read.'] });
    expect(asked).toEqual([['the-parser', FILE]]);
  });

  it('says that there is no such file where the parser found none', async () => {
    const read = await readerOf(async () => nothingRead('The file is not there.', true));
    expect(await read(FILE)).toBeUndefined();
  });

  it.each([
    ['throws', () => Promise.reject(new Error('out of memory'))],
    ['answers something else', async () => ({ hello: 'there' })],
    ['answers nothing', async () => undefined],
  ])('takes a parser that %s for a resume that could not be read', async (_, run) => {
    const read = await readerOf(run);
    expect(await read(FILE)).toMatchObject({
      failed: true,
      text: '',
      warnings: ['The file could not be read.'],
      candidate: { firstName: '', employmentHistory: [] },
    });
  });

  it('takes a parser that may not be called, or is not there, for a resume that could not be read', async () => {
    const refusing = createServer((_, response) => response.writeHead(403).end('{}')).listen(0, '127.0.0.1');
    onTestFinished(() => void refusing.close());
    await new Promise((resolve) => refusing.once('listening', resolve));
    const { port } = refusing.address() as { port: number };
    expect(await readerAt(`http://127.0.0.1:${port}`)(FILE)).toMatchObject({ failed: true });
    expect(await readerAt('http://127.0.0.1:1')(FILE)).toMatchObject({ failed: true });
  });
});
