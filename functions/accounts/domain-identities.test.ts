import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it } from 'vitest';
import { startSes } from '../../scripts/local/aws/ses/index.ts';
import { aFolder, clientOf, untilTheEnd } from '../../scripts/local/aws/testing.ts';
import { IDENTITY_TAG } from '../../shared/product.ts';
import { standBetween } from '../../test/support/between.ts';
import { accessOf } from '../platform/access.ts';
import { createDomainIdentities } from './domain-identities.ts';

async function identitiesAtSes() {
  const asked: { call: string; input: unknown }[] = [];
  const ses = untilTheEnd(await startSes({ dir: aFolder() }));
  const between = untilTheEnd(
    await standBetween(ses.endpoint, (call, body) => {
      if (!call.startsWith('GET')) asked.push({ call, input: JSON.parse(body || '{}') });
      return undefined;
    }),
  );
  const environment = {
    AWS_ENDPOINT_URL: between.endpoint,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const identities = createDomainIdentities(() => accessOf(environment));
  return { ses, client: new SESv2Client(clientOf(ses.endpoint)), asked, identities };
}

it('makes SES look for a domain once, with keys of SES and a MAIL FROM below it', async () => {
  const { asked, identities } = await identitiesAtSes();
  const first = await identities.open('acme.example');
  const again = await identities.open('acme.example');
  expect(first).toMatchObject({ hasDkim: false, hasMailFrom: false });
  expect(first.tokens).toHaveLength(3);
  expect(again.tokens).toEqual(first.tokens);
  expect(asked).toEqual([
    {
      call: 'POST /v2/email/identities',
      input: {
        EmailIdentity: 'acme.example',
        DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
        Tags: [{ Key: IDENTITY_TAG, Value: 'yes' }],
      },
    },
    {
      call: 'PUT /v2/email/identities/acme.example/mail-from',
      input: { MailFromDomain: 'bounce.acme.example', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
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

it('takes what somebody else made SES forget a moment ago for gone, though it may not touch it any more', async () => {
  const ses = untilTheEnd(await startSes({ dir: aFolder() }));
  const ofEndpoint = (endpoint: string) =>
    createDomainIdentities(() =>
      accessOf({ AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }),
    );
  let denied = '';
  let isGone = false;
  const between = untilTheEnd(
    await standBetween(ses.endpoint, (call) => {
      const isFirst = denied !== '' && call.startsWith(denied);
      if (isFirst) [denied, isGone] = ['', true];
      // Once: the other one's deletion is seen by the next look.
      else if (isGone && call.startsWith('GET')) {
        isGone = false;
        return { status: 404, error: 'NotFoundException' };
      }
      return isFirst ? { status: 403, error: 'AccessDeniedException' } : undefined;
    }),
  );
  const identities = ofEndpoint(between.endpoint);
  denied = 'PUT';
  expect(await identities.open('acme.example')).toMatchObject({ hasDkim: false });
  denied = 'DELETE';
  await expect(identities.close('acme.example')).resolves.toBeUndefined();
  // What is there and may not be touched is said.
  await ofEndpoint(ses.endpoint).open('theirs.example');
  const refusing = untilTheEnd(
    await standBetween(ses.endpoint, (call) =>
      call.startsWith('DELETE') ? { status: 403, error: 'AccessDeniedException' } : undefined,
    ),
  );
  await expect(ofEndpoint(refusing.endpoint).close('theirs.example')).rejects.toThrow();
});
