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
  const wanted = action === 'SendEmail' ? wantedToSend(store, input) : [{ action: `ses:${action}`, resource: '*' }];
  for (const one of wanted) {
    const refusal = judge({ who, ...one });
    if (refusal) throw new AwsError('AccessDeniedException', refusal, { status: 403 });
  }
}

/** Sending asks for the identity that sends and for the configuration set; what is composed already has an action of its own. */
function wantedToSend(store: Store, input: Partial<SendEmailRequest>) {
  const { Content, ConfigurationSetName, FromEmailAddress = '' } = input;
  const action = Content?.Raw ? 'ses:SendRawEmail' : 'ses:SendEmail';
  const address = (/<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress).trim();
  const identity = store.identity(address) ? address : address.split('@').at(-1);
  return [`identity/${identity}`, ...(ConfigurationSetName ? [`configuration-set/${ConfigurationSetName}`] : [])].map(
    (name) => ({ action, resource: arnHere('ses', name) }),
  );
}
