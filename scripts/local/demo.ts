import { InvitationId } from '../../shared/model/ids.ts';
import type { Cloud } from './cloud.ts';

/** What whoever starts the local cloud needs to begin. */
export interface Demo {
  /** Signs up the demo account's first admin; good for 14 days and one person. */
  readonly invitationLink: string;
  /** The local crowd's key of the sourcing API. */
  readonly apiKey: string;
}

const ACCOUNT = {
  name: 'Bramble Demo',
  adminEmail: 'demo@company.example',
  plan: 'PLATFORM',
  credits: 500,
  postalAddress: 'Bramble Demo Ltd, 1 Hedge Lane, London',
  window: 'always',
} as const;

/** Lets the back office create the demo account and the crowd's key once; later starts find them again. */
export async function prepareDemo({ state }: Cloud): Promise<Demo> {
  const { invitationLink, apiKey } = state.read().notes;
  if (invitationLink && apiKey) return { invitationLink, apiKey };

  const { createAccount } = await import('../ops/create-account.ts');
  const { createApiKey } = await import('../ops/api-keys.ts');
  const { openOffice } = await import('../ops/environment.ts');
  const office = openOffice();
  const account = await createAccount(ACCOUNT, office);
  const key = await createApiKey(office, 'Local crowd');
  const demo = { invitationLink: account.invitationLink, apiKey: key.apiKey };
  state.change({ notes: demo });
  return demo;
}

/** Whether the demo account's first admin is still to sign up by the invitation. */
export async function isToSignUp({ invitationLink }: Demo): Promise<boolean> {
  const { createInvitationStore } = await import('../../functions/records/account/invitation-store.ts');
  const { openOffice } = await import('../ops/environment.ts');
  const id = InvitationId.parse(new URL(invitationLink).searchParams.get('invite'));
  return (await createInvitationStore(openOffice().table).find(id))?.status === 'Sent';
}
