import { resolveTxt } from 'node:dns/promises';

/** The TXT records of a name, each as one text; none where there is no such name. */
export type ReadTxt = (name: string) => Promise<readonly string[]>;

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

const fromDns: ReadTxt = async (name) => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [];
    throw error;
  }
};

/** Reads records where everybody does, or from an address that answers in the DNS's place, as on a developer's machine. */
export const createReadTxt = (instead: string | undefined): ReadTxt =>
  instead
    ? async (name) => (await fetch(`${instead}/${encodeURIComponent(name)}`)).json() as Promise<string[]>
    : fromDns;

/** Whether mail that bounces to a name may come from SES. */
export const allowsSes = (records: readonly string[]) =>
  records.some((text) => /^v=spf1\s/i.test(text) && /\binclude:amazonses\.com\b/i.test(text));

const isDmarc = (text: string) => /^v=DMARC1\s*;.*\bp\s*=\s*(?:none|quarantine|reject)\b/i.test(text);

/** Whether a DMARC record speaks for a domain: its own, or that of a domain above it. */
export async function hasDmarc(readTxt: ReadTxt, domain: string): Promise<boolean> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
  const records = await Promise.all(names.map((name) => readTxt(`_dmarc.${name}`)));
  return records.flat().some(isDmarc);
}
