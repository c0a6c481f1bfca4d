import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The 3072-bit group of RFC 5054 that Cognito uses, its generator being 2. */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B',
    '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6',
    '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D',
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718',
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D',
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const G = 2n;

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const hashHex = (hex: string) => BigInt(`0x${sha256(Buffer.from(hex, 'hex'))}`);
const fromHex = (hex: string) => BigInt(`0x${hex}`);

/** A number in whole bytes, the first of which does not look negative. */
export function padHex(number: bigint) {
  const hex = number.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function power(base: bigint, exponent: bigint) {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const MULTIPLIER = hashHex(padHex(N) + padHex(G));

/** What is kept in place of a password. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

const verifierFor = (salt: string, owner: string, password: string) =>
  power(G, hashHex(padHex(fromHex(salt)) + sha256(`${owner}:${password}`))).toString(16);

/** `owner` is the name of the pool followed by the id of the user. */
export function makeVerifier(owner: string, password: string): Verifier {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierFor(salt, owner, password) };
}

export const fitsVerifier = ({ salt, verifier }: Verifier, owner: string, password: string) =>
  verifierFor(salt, owner, password) === verifier;

/** A verifier no password fits, always the same for the same seed: nobody learns from it that a user does not exist. */
export function verifierOfNobody(seed: string): Verifier {
  return { salt: sha256(`salt ${seed}`).slice(0, 32), verifier: power(G, fromHex(sha256(seed))).toString(16) };
}

/** The server's side of a sign-in under way; all numbers in hexadecimal. */
export interface Exchange extends Verifier {
  readonly clientPublic: string;
  readonly serverPublic: string;
  readonly serverSecret: string;
  readonly secretBlock: string;
}

/** Answers the client's public number, or with nothing when that number would give the key away. */
export function openExchange(verifier: Verifier, clientPublic: string): Exchange | undefined {
  if (!/^[0-9a-f]+$/i.test(clientPublic) || fromHex(clientPublic) % N === 0n) return undefined;
  const serverSecret = randomBytes(32).toString('hex');
  const serverPublic = (MULTIPLIER * fromHex(verifier.verifier) + power(G, fromHex(serverSecret))) % N;
  const secretBlock = randomBytes(64).toString('base64');
  return { ...verifier, clientPublic, serverSecret, serverPublic: serverPublic.toString(16), secretBlock };
}

/** What the client must send to have proven that it knows the password. */
export function expectedProof(exchange: Exchange, owner: string, timestamp: string) {
  const { clientPublic, serverPublic, serverSecret, verifier, secretBlock } = exchange;
  const scramble = hashHex(padHex(fromHex(clientPublic)) + padHex(fromHex(serverPublic)));
  const shared = power(fromHex(clientPublic) * power(fromHex(verifier), scramble), fromHex(serverSecret));
  const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
  const seed = hmac(Buffer.from(padHex(scramble), 'hex'), Buffer.from(padHex(shared), 'hex'));
  const key = hmac(seed, Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16);
  return hmac(key, Buffer.from(owner), Buffer.from(secretBlock, 'base64'), Buffer.from(timestamp)).toString('base64');
}
