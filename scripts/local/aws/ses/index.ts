import type { IncomingMessage } from 'node:http';
import { ANYTHING_GOES, type Judge } from '../access.ts';
import { AwsError, listen, type Running, readBody, sendError, sendJson } from '../http.ts';
import { admit } from './admit.ts';
import type { Destination } from './configuration-sets.ts';
import { type Deps, sendEmail } from './send.ts';
import {
  type DnsRecord,
  type Identity,
  type ListQuery,
  openStore,
  recordsFor,
  type SentMessage,
  type SentSummary,
} from './store.ts';

export type { DnsRecord, ListQuery, SentMessage, SentSummary };

export interface SesOptions {
  /** Where messages, identities and the suppression list are kept. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** Told of each message once it is kept. What fails in it does not fail the sending. */
  readonly onSend?: (message: SentMessage) => unknown;
  /** What the owner of a domain is told to add beside SES's own records. */
  readonly alsoShown?: (domain: string) => Promise<readonly DnsRecord[]>;
  /** Who may do what; left out, everybody everything. */
  readonly judge?: Judge;
}

export interface Ses extends Running {
  /** What was sent, newest first. */
  list(query?: ListQuery): SentSummary[];
  find(id: string): SentMessage | undefined;
  /** Whether the event bus hears of what becomes of the emails of a configuration set. */
  isTold(configurationSet: string): boolean;
  verifyIdentity(name: string): void;
  /**
   * Puts into the DNS of a domain what its owner is told to add at this moment, or takes all of it out. It stays so, whoever
   * has the domain later. Where nobody says, an owner adds what they are told after a while.
   */
  setRecords(name: string, areThere: boolean): Promise<void>;
  suppress(address: string, reason: 'BOUNCE' | 'COMPLAINT'): void;
}

/** SES (version 2 of its API) that keeps instead of sending. */
export async function startSes({ dir, port, onSend, alsoShown, judge = ANYTHING_GOES }: SesOptions): Promise<Ses> {
  const store = openStore(dir);
  const sent = (message: SentMessage) => {
    Promise.resolve(message)
      .then(onSend)
      .catch((error) => console.error('A message was sent but what follows failed', message.id, error));
  };
  const deps: Deps = { store, sent, now: () => new Date() };
  const addRecords = async (name: string, isTold: boolean) => {
    const identity = store.identity(name);
    store.setZone(name, identity ? [...recordsFor(identity), ...((await alsoShown?.(name)) ?? [])] : [], isTold);
  };
  const letOwnersAdd = async () => {
    for (const { name, madeAt } of store.identities())
      if (store.waitsForRecords(name, madeAt)) await addRecords(name, false);
  };
  const running = await listen(async (request, response) => {
    try {
      if (!request.url?.endsWith('/outbound-emails')) await letOwnersAdd();
      sendJson(response, 200, await answerTo(deps, judge, request));
    } catch (error) {
      sendError(response, error);
    }
  }, port);

  return {
    endpoint: running.endpoint,
    list: store.list,
    find: store.find,
    isTold: store.isTold,
    verifyIdentity: store.verifyIdentity,
    setRecords: async (name, areThere) => (areThere ? addRecords(name, true) : void store.setZone(name, [], true)),
    suppress: (address, reason) => store.suppress(address, reason, deps.now()),
    close: async () => {
      await running.close();
      store.close();
    },
  };
}

/** One row per operation: method, path with `*` for its one variable part, and what is done. */
type Route = readonly [
  method: string,
  path: string,
  run: (deps: Deps, name: string, body: never) => unknown,
  action: string,
];

const routes: readonly Route[] = [
  ['POST', 'outbound-emails', (deps, _, body) => sendEmail(deps, body), 'SendEmail'],
  ['GET', 'account', () => ACCOUNT, 'GetAccount'],
  ['GET', 'identities', ({ store }) => ({ EmailIdentities: store.identities().map(asListed) }), 'ListEmailIdentities'],
  [
    'POST',
    'identities',
    (
      { store },
      _,
      { EmailIdentity, Tags = [] }: { EmailIdentity: string; Tags?: { Key: string; Value: string }[] },
    ) => {
      if (store.identity(EmailIdentity))
        throw new AwsError('AlreadyExistsException', `${EmailIdentity} already exists.`);
      store.addIdentity(EmailIdentity, Object.fromEntries(Tags.map(({ Key, Value }) => [Key, Value])));
      return described(store.identity(EmailIdentity), EmailIdentity);
    },
    'CreateEmailIdentity',
  ],
  ['GET', 'identities/*', ({ store }, name) => described(store.identity(name), name), 'GetEmailIdentity'],
  [
    'DELETE',
    'identities/*',
    ({ store }, name) => {
      described(store.identity(name), name);
      store.removeIdentity(name);
    },
    'DeleteEmailIdentity',
  ],
  [
    'PUT',
    'identities/*/mail-from',
    ({ store }, name, { MailFromDomain }: { MailFromDomain: string }) => {
      described(store.identity(name), name);
      store.setMailFrom(name, MailFromDomain);
    },
    'PutEmailIdentityMailFromAttributes',
  ],
  [
    'POST',
    'configuration-sets',
    ({ store }, _, { ConfigurationSetName }: { ConfigurationSetName: string }) => store.addSet(ConfigurationSetName),
    'CreateConfigurationSet',
  ],
  ['DELETE', 'configuration-sets/*', ({ store }, name) => store.removeSet(name), 'DeleteConfigurationSet'],
  [
    'PUT',
    'configuration-sets/*/sending',
    ({ store }, name, { SendingEnabled }: { SendingEnabled: boolean }) => store.letSetSend(name, SendingEnabled),
    'PutConfigurationSetSendingOptions',
  ],
  [
    'GET',
    'configuration-sets/*/event-destinations',
    ({ store }, name) => store.destinationsOf(name),
    'GetConfigurationSetEventDestinations',
  ],
  [
    'POST',
    'configuration-sets/*/event-destinations',
    (
      { store },
      name,
      { EventDestinationName: Name, EventDestination }: { EventDestinationName: string; EventDestination: Destination },
    ) => store.addDestination(name, { ...EventDestination, Name }),
    'CreateConfigurationSetEventDestination',
  ],
  [
    'PUT',
    'suppression/addresses',
    ({ store, now }, _, body: { EmailAddress: string; Reason: string }) =>
      store.suppress(body.EmailAddress, body.Reason, now()),
    'PutSuppressedDestination',
  ],
  [
    'GET',
    'suppression/addresses/*',
    ({ store }, address) => {
      const found = store.suppression(address);
      if (!found) throw notFound(`${address} is not on the suppression list.`);
      const { reason: Reason, at } = found;
      return { SuppressedDestination: { EmailAddress: found.address, Reason, LastUpdateTime: at / 1000 } };
    },
    'GetSuppressedDestination',
  ],
  ['DELETE', 'suppression/addresses/*', ({ store }, address) => store.allow(address), 'DeleteSuppressedDestination'],
];

async function answerTo(deps: Deps, judge: Judge, request: IncomingMessage) {
  const path = new URL(request.url ?? '/', 'http://local').pathname.replace('/v2/email/', '');
  if (path.startsWith('/dns/')) return deps.store.txtOf(decodeURIComponent(path.slice('/dns/'.length)));
  const body = (await readBody(request)).toString();
  for (const [method, pattern, run, action] of routes) {
    const match = new RegExp(`^${pattern.replace('*', '([^/]+)')}$`).exec(path);
    if (!match || method !== request.method) continue;
    const input = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
    const name = decodeURIComponent(match[1] ?? '');
    const of = pattern.startsWith('identities/*') ? { ...input, EmailIdentity: name } : input;
    admit(deps.store, judge, { request, action, input: of });
    return (await run(deps, name, input as never)) ?? {};
  }
  throw new AwsError('BadRequestException', `The local cloud does not know ${request.method} ${path}.`);
}

const ACCOUNT = {
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  EnforcementStatus: 'HEALTHY',
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 500, SentLast24Hours: 0 },
};

const notFound = (message: string) => new AwsError('NotFoundException', message, { status: 404 });

const asListed = ({ name, isVerified }: Identity) => ({
  IdentityName: name,
  IdentityType: name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN',
  SendingEnabled: isVerified,
  VerificationStatus: isVerified ? 'SUCCESS' : 'PENDING',
});

function described(identity: Identity | undefined, name: string) {
  if (!identity) throw notFound(`Email identity ${name} does not exist.`);
  const { IdentityType, VerificationStatus } = asListed(identity);
  const DkimAttributes = { SigningEnabled: true, Status: VerificationStatus, Tokens: identity.dkimTokens };
  const MailFromAttributes = identity.mailFrom && {
    MailFromDomain: identity.mailFrom,
    MailFromDomainStatus: identity.hasMailFrom ? 'SUCCESS' : 'PENDING',
    BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
  };
  return {
    ...{ IdentityType, VerificationStatus, VerifiedForSendingStatus: identity.isVerified, DkimAttributes },
    ...(MailFromAttributes && { MailFromAttributes }),
  };
}
