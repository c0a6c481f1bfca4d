/** A value as DynamoDB's calls and its stream carry it: an object whose one name says what it is. */
export type AttributeValue = { readonly [type: string]: unknown };
type Values = Readonly<Record<string, unknown>>;

/** An item, a key or the values of an expression, as a call carries them. What is undefined is left out, so that sparse indexes stay sparse. */
export function toAttributes(values: Values): Record<string, AttributeValue> {
  const attributes: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) attributes[name] = toAttribute(value);
  }
  return attributes;
}

/** What a call or the stream carries, as an item. */
export function fromAttributes(attributes: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) values[name] = fromAttribute(attribute as AttributeValue);
  return values;
}

function toAttribute(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'number') return { N: numberOf(value) };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(toAttribute) };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (value instanceof Set) return setOf([...value]);
  if (typeof value === 'object' && /^(Object|null)$/.test(value.constructor?.name ?? 'null'))
    return { M: toAttributes(value as Values) };
  throw new TypeError(`The table keeps no ${typeof value === 'object' ? value.constructor.name : typeof value}`);
}

function setOf(members: readonly unknown[]): AttributeValue {
  if (members.length === 0) throw new TypeError('The table keeps no empty set');
  if (members.every((one) => typeof one === 'string')) return { SS: members };
  if (members.every((one) => typeof one === 'number')) return { NS: members.map(numberOf) };
  throw new TypeError('The table keeps sets of texts and sets of numbers');
}

function numberOf(value: number): string {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    throw new TypeError(`The table would not keep the number ${value} as it is`);
  return String(value);
}

function fromAttribute(attribute: AttributeValue): unknown {
  for (const [type, value] of Object.entries(attribute)) {
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return Number(value);
      case 'NULL':
        return null;
      case 'M':
        return fromAttributes(value as Values);
      case 'L':
        return (value as AttributeValue[]).map(fromAttribute);
      case 'B':
        return bytesOf(value);
      case 'SS':
        return new Set(value as string[]);
      case 'NS':
        return new Set((value as string[]).map(Number));
      case 'BS':
        return new Set((value as unknown[]).map(bytesOf));
    }
  }
  throw new TypeError(`This version does not know an attribute of the type ${Object.keys(attribute).join(', ')}`);
}

const bytesOf = (value: unknown) =>
  typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : (value as Uint8Array);
