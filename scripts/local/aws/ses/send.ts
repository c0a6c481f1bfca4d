import { randomBytes, randomUUID } from 'node:crypto';
import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import PostalMime, { type Address } from 'postal-mime';
import { AwsError } from '../http.ts';
import { compose, stamp } from './mime.ts';
import type { SentMessage, Store } from './store.ts';

export interface Deps {
  readonly store: Store;
  readonly sent: (message: SentMessage) => void;
  readonly now: () => Date;
}

const LIMIT_BYTES = 40 * 1024 ** 2;
const LIMIT_RECIPIENTS = 50;

/** Takes a message, raw or simple, keeps it and says under which id. */
export async function sendEmail({ store, sent, now }: Deps, request: SendEmailRequest) {
  const tags = tagsOf(request);
  const written = await rawOf(request);
  if (written.length > LIMIT_BYTES) {
    throw new AwsError('MessageRejected', `Message length is more than ${LIMIT_BYTES} bytes long`);
  }
  const id = `0100${randomBytes(6).toString('hex')}-${randomUUID()}-000000`;
  const sentAt = now();
  const raw = stamp(written, id, sentAt);
  const mail = await PostalMime.parse(written);

  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = request.Destination ?? {};
  const named = [...ToAddresses, ...CcAddresses, ...BccAddresses].map(plainAddress);
  const recipients = named.length
    ? named
    : [mail.to, mail.cc, mail.bcc].flatMap((list) => (list ?? []).flatMap(addresses));
  if (!recipients.length) throw new AwsError('BadRequestException', 'Missing required header: To');
  if (recipients.length > LIMIT_RECIPIENTS) {
    throw new AwsError('BadRequestException', `Recipient count exceeds ${LIMIT_RECIPIENTS}.`);
  }
  const from = request.FromEmailAddress ?? mail.from?.address;
  if (!from) throw new AwsError('BadRequestException', 'Missing required header: From');

  const identity = store.identity(plainAddress(from)) ?? store.identity(plainAddress(from).split('@').at(-1) ?? '');
  // The domains of the stacks are not looked for here: what is named nowhere may send.
  if (identity && !identity.isVerified) {
    const failed = `The following identities failed the check in region US-EAST-1: ${plainAddress(from)}`;
    throw new AwsError('MessageRejected', `Email address is not verified. ${failed}`);
  }

  const set = store.findSet(request.ConfigurationSetName ?? '');
  if (set && !set.isSending)
    throw new AwsError('SendingPausedException', `Email sending is disabled for configuration set <${set.name}>.`);

  const message: SentMessage = {
    id,
    sentAt,
    from,
    recipients,
    suppressed: recipients.filter((address) => store.suppression(address)),
    subject: mail.subject ?? '',
    configurationSet: request.ConfigurationSetName,
    tags,
    raw,
  };
  store.keep(message);
  sent(message);
  return { MessageId: id };
}

async function rawOf(request: SendEmailRequest) {
  const { Raw, Simple } = request.Content ?? {};
  if (Raw) return Buffer.from(`${Raw.Data}`, 'base64');
  if (Simple) return compose(request);
  throw new AwsError('BadRequestException', 'The local cloud sends raw and simple messages.');
}

/** Tags may hold letters, digits, `_`, `-`, `.` and `@`: others are refused, as they would be later. */
function tagsOf({ EmailTags = [] }: SendEmailRequest) {
  for (const { Name = '', Value = '' } of EmailTags) {
    if (/^[\w.@-]{1,256}$/.test(Name) && /^[\w.@-]{1,256}$/.test(Value)) continue;
    throw new AwsError(
      'BadRequestException',
      `Invalid tag <${Name}>: only alphanumeric ASCII characters, _, -, . and @.`,
    );
  }
  return Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value]));
}

const plainAddress = (text: string) => (/<([^>]+)>/.exec(text)?.[1] ?? text).trim().toLowerCase();

const addresses = (entry: Address): string[] =>
  entry.group ? entry.group.flatMap(addresses) : [(entry.address ?? '').toLowerCase()];
