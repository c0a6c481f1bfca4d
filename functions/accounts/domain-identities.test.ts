import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it } from 'vitest';
import { startSes } from '../../scripts/local/aws/ses/index.ts';
import { aFolder, clientOf, untilTheEnd } from '../../scripts/local/aws/testing.ts';
import { IDENTITY_TAG } from '../../shared/product.ts';
import { createDomainIdentities } from './domain-identities.ts';

async function identitiesAtSes() {
  const asked: { name: string; input: object }[] = [];
  const ses = untilTheEnd(await startSes({ dir: aFolder() }));
  const client = new SESv2Client(clientOf(ses.endpoint));
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (call) => {
        asked.push({ name: commandName, input: call.input });
        return next(call);
      },
    { step: 'initialize' },
  );
  return { ses, client, asked, identities: createDomainIdentities(client) };
}

it('makes SES look for a domain once, with keys of SES and a MAIL FROM below it', async () => {
  const { asked, identities } = await identitiesAtSes();
  const first = await identities.open('acme.example');
  const again = await identities.open('acme.example');
  expect(first).toMatchObject({ hasDkim: false, hasMailFrom: false });
  expect(first.tokens).toHaveLength(3);
  expect(again.tokens).toEqual(first.tokens);
  expect(asked.filter(({ name }) => !name.startsWith('Get'))).toEqual([
    {
      name: 'CreateEmailIdentityCommand',
      input: {
        EmailIdentity: 'acme.example',
        DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
        Tags: [{ Key: IDENTITY_TAG, Value: 'yes' }],
      },
    },
    {
      name: 'PutEmailIdentityMailFromAttributesCommand',
      input: {
        EmailIdentity: 'acme.example',
        MailFromDomain: 'bounce.acme.example',
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    },
  ]);
});

it('says what SES found, and when it is found no more', async () => {
  const { ses, identities } = await identitiesAtSes();
  await identities.open('acme.example');
  await ses.setRecords('acme.example', true);
  expect(await identities.open('acme.example')).toMatchObject({ hasDkim: true, hasMailFrom: true });
  await ses.setRecords('acme.example', false);
  expect(await identities.open('acme.example')).toMatchObject({ hasDkim: false, hasMailFrom: false });
});

it('makes one identity though two look at the same moment', async () => {
  const { identities } = await identitiesAtSes();
  const all = await Promise.all([1, 2, 3].map(() => identities.open('acme.example')));
  expect(new Set(all.map(({ tokens }) => tokens.join())).size).toBe(1);
});

it('makes SES forget a domain, also one that it does not know', async () => {
  const { client, identities } = await identitiesAtSes();
  await identities.open('acme.example');
  await identities.close('acme.example');
  await identities.close('acme.example');
  const asking = client.send(new GetEmailIdentityCommand({ EmailIdentity: 'acme.example' }));
  await expect(asking).rejects.toMatchObject({ name: 'NotFoundException' });
});
