import type { IncomingMessage } from 'node:http';
import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import { arnHere, type Judge, signerOf } from '../access.ts';
import { AwsError } from '../http.ts';
import type { Store } from './store.ts';

interface Call {
  readonly request: IncomingMessage;
  /** The operation's name. */
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Refuses as SES does whoever did not sign, and whoever may not. */
export function admit(store: Store, judge: Judge, { request, action, input }: Call): void {
  const who = signerOf(request);
  if (!who) throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token', { status: 403 });
  const wanted = action === 'SendEmail' ? wantedToSend(store, input) : wantedOf(store, action, input);
  for (const one of wanted) {
    const refusal = judge({ who, ...one });
    if (refusal) throw new AwsError('AccessDeniedException', refusal, { status: 403 });
  }
}

/** What is done to an identity asks for it, by its tags; everything else has no resource. */
function wantedOf(store: Store, name: string, input: Readonly<Record<string, unknown>>) {
  const action = `ses:${name}`;
  const { EmailIdentity, Tags } = input as { EmailIdentity?: string; Tags?: { Key: string; Value: string }[] };
  if (!EmailIdentity) return [{ action, resource: '*' }];
  const asked = Object.fromEntries((Tags ?? []).map(({ Key, Value }) => [`aws:RequestTag/${Key}`, Value]));
  const resource = arnHere('ses', `identity/${EmailIdentity}`);
  const context = { ...tagsOf(store, EmailIdentity), ...asked };
  // Whoever gives an identity tags must be allowed to tag.
  return (Tags ? [action, 'ses:TagResource'] : [action]).map((one) => ({ action: one, resource, context }));
}

const tagsOf = (store: Store, identity: string) =>
  Object.fromEntries(
    Object.entries(store.identity(identity)?.tags ?? {}).map(([key, value]) => [`aws:ResourceTag/${key}`, value]),
  );

/** Sending asks for the identity that sends and for the configuration set; what is composed already has an action of its own. */
function wantedToSend(store: Store, input: Partial<SendEmailRequest>) {
  const { Content, ConfigurationSetName, FromEmailAddress = '' } = input;
  const action = Content?.Raw ? 'ses:SendRawEmail' : 'ses:SendEmail';
  const address = (/<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress).trim();
  const identity = store.identity(address) ? address : address.split('@').at(-1);
  const tags = tagsOf(store, identity ?? '');
  return [
    {
      action,
      resource: arnHere('ses', `identity/${identity}`),
      context: Object.keys(tags).length > 0 ? tags : undefined,
    },
    ...(ConfigurationSetName
      ? [{ action, resource: arnHere('ses', `configuration-set/${ConfigurationSetName}`) }]
      : []),
  ];
}
