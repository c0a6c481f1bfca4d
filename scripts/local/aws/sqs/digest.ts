import { createHash } from 'node:crypto';

/** A message attribute as it travels: what is binary comes as base64. */
export interface WireAttribute {
  readonly DataType: string;
  readonly StringValue?: string;
  readonly BinaryValue?: string;
}

export type WireAttributes = Readonly<Record<string, WireAttribute>>;

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The digest of message attributes that SDKs compare with their own. */
export function md5OfAttributes(attributes: WireAttributes) {
  const hash = createHash('md5');
  const add = (bytes: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  };
  for (const [name, { DataType, StringValue = '', BinaryValue = '' }] of Object.entries(attributes).sort(byName)) {
    const isBinary = DataType.startsWith('Binary');
    add(Buffer.from(name));
    add(Buffer.from(DataType));
    hash.update(Buffer.from([isBinary ? 2 : 1]));
    add(isBinary ? Buffer.from(BinaryValue, 'base64') : Buffer.from(StringValue));
  }
  return hash.digest('hex');
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
