import { invite } from '../../functions/accounts/invite.ts';
import { newId } from '../../functions/platform/ids.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createApiKey } from '../../scripts/ops/api-keys.ts';
import { createAccount, type NewAccount } from '../../scripts/ops/create-account.ts';
import type { Office } from '../../scripts/ops/environment.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import type { Caller, Client } from './call.ts';
import type { Person, peopleOf } from './people.ts';

/** A registered employer who has said who they are. */
export interface Employer extends Person {
  readonly id: UserId;
  readonly name: string;
}

/** A sourcer community's key, to call with or to hand to a client of the sourcing API. */
export interface Sourcer extends Caller {
  readonly apiKey: string;
}

/** What accounts and people are made with. */
export interface Doors {
  readonly office: Office;
  readonly client: Client;
  readonly people: ReturnType<typeof peopleOf>;
}

/** An account as its people see it from outside. */
export interface TestAccount {
  readonly id: AccountId;
  readonly name: string;
}

/**
 * An account that the back office creates, with the platform, seats for all, 100 credits and mails that may leave at any hour, unless said
 * otherwise; and its first admin, who came by the invitation.
 */
export async function openAccount(
  world: Doors,
  over: Partial<NewAccount> = {},
): Promise<{ account: TestAccount; admin: Employer }> {
  const wanted: NewAccount = {
    name: 'Acme',
    adminEmail: `admin.${newId()}@acme.example`,
    plan: 'PLATFORM',
    credits: 100,
    postalAddress: 'Acme Inc., 1 Main Street, Springfield',
    window: 'always',
    ...over,
  };
  const { accountId, invitationLink } = await createAccount(wanted, world.office);
  const account = { id: accountId, name: wanted.name };
  const admin = await accept(world, { account, email: wanted.adminEmail }, invitationLink);
  return { account, admin };
}

export interface NewEmployer {
  readonly account: TestAccount;
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly admin?: boolean;
}

/** Invites a person, who signs up with the invitation, registers and says who they are: all through the real doors. */
export async function addEmployer(world: Doors, wanted: NewEmployer): Promise<Employer> {
  const email = wanted.email ?? `${newId()}@acme.example`;
  return accept(world, { ...wanted, email }, await sendInvitation(world, { ...wanted, email }));
}

async function accept({ client, people }: Doors, wanted: NewEmployer & { email: string }, link: string) {
  const { account, email, firstname = 'Anna', lastname = 'Berg' } = wanted;
  const { id, key } = readInvitation(link);
  const person = await people.signUp(email, { invite: id, key });
  const encoded = Buffer.from(`${id}.${key}`).toString('base64url');
  const as = { as: person };
  const registered = await client.call(accountRoutes.register, { body: { email, user_encoded_id: encoded } }, as);
  const about = { firstname, lastname, employer: { position: 'Recruiter', company: account.name } };
  const { name } = await client.call(accountRoutes.updatePreferences, { params: { id: 'me' }, body: about }, as);
  return { ...person, id: registered.id, name };
}

/** Sends an invitation and answers its link. */
export async function sendInvitation({ office }: Doors, wanted: NewEmployer & { email: string }): Promise<string> {
  const { account, email, admin = false } = wanted;
  const { invitationLink } = await invite(
    { ...office, accounts: createAccountsRepository(office.table) },
    { account, email, invitedBy: { name: 'Back office', email: 'office@bramble.example' }, admin },
  );
  return invitationLink;
}

/** The id and the key that an invitation's link carries. */
export function readInvitation(link: string): { id: string; key: string } {
  const { searchParams } = new URL(link);
  return { id: searchParams.get('invite') ?? '', key: searchParams.get('key') ?? '' };
}

/** A community of sourcers with its API key. */
export async function addSourcer({ office }: Doors): Promise<Sourcer> {
  const { apiKey } = await createApiKey(office, 'Crowd');
  return { apiKey, authorization: async () => `Bearer ${apiKey}` };
}
