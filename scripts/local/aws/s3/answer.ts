import { createReadStream } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AwsError } from '../http.ts';
import { element } from './xml.ts';

/** A part of a file; `end` is the first byte that is left out. */
interface FilePart {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

export interface Answer {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly xml?: string;
  readonly file?: FilePart;
}

export const refuse = (status: number, code: string, message?: string) => new AwsError(code, message, { status });

/** An error as S3 words it. */
export function asAnswer(error: unknown): Answer {
  if (!(error instanceof AwsError)) console.error(error);
  const known = error instanceof AwsError ? error : refuse(500, 'InternalError');
  return {
    status: known.status,
    xml: element('Error', [element('Code', known.code), element('Message', known.message)]),
  };
}

/** Sends an answer; to a HEAD only its headers. */
export async function sendAnswer(response: ServerResponse, { status, headers = {}, xml, file }: Answer) {
  const isHead = response.req.method === 'HEAD';
  if (file) {
    response.writeHead(status, { ...headers, 'content-length': file.end - file.start });
    if (isHead || file.end === file.start) return void response.end();
    const reading = createReadStream(file.path, { start: file.start, end: file.end - 1 });
    // Whoever went away before the end needs no answer.
    return pipeline(reading, response).catch(() => undefined);
  }
  response.writeHead(status, { ...headers, ...(xml && { 'content-type': 'application/xml' }) });
  response.end(isHead || !xml ? undefined : `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}
