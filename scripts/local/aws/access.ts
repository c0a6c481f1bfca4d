import type { IncomingMessage } from 'node:http';

/** What somebody asks of a service. */
export interface Attempt {
  /** The id of the access key that signed the request. */
  readonly who: string;
  /** As policies name it: `dynamodb:GetItem`. */
  readonly action: string;
  /** The ARN of what it is done to; `*` where an action has none. */
  readonly resource: string;
  /** What conditions may speak of besides: the tags of the resource and of the request. */
  readonly context?: Readonly<Record<string, string>> | undefined;
}

/** Why an attempt is not allowed, in AWS's words; undefined where it is allowed. */
export type Judge = (attempt: Attempt) => string | undefined;

/** Lets everything through: for a service that stands alone. */
export const ANYTHING_GOES: Judge = () => undefined;

/** The id of the access key in the request's signature, if it is signed. */
export const signerOf = (request: IncomingMessage): string | undefined =>
  signerIn(/Credential=([^,\s]+)/.exec(request.headers.authorization ?? '')?.[1]);

/** The id of the key in a credential as a signed address or form carries it: it stands before the scope. */
export const signerIn = (credential: string | undefined): string | undefined =>
  credential?.split('/').slice(0, -4).join('/') || undefined;

const REGION = 'us-east-1';
const ACCOUNT = '000000000000';

/** The ARN of something in the one account and region that there is. */
export const arnHere = (service: string, name: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`;
