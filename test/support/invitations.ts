import PostalMime from 'postal-mime';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { readInvitation } from './accounts.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** The id and the key that the latest invitation mailed to an address carries. */
export async function mailedInvitation(world: World, email: string): Promise<{ id: string; key: string }> {
  for (const { raw } of world.mailbox(email).toReversed()) {
    const { text = '' } = await PostalMime.parse(raw);
    const link = /https?:\/\/\S+\?invite=\S+&key=\w+/.exec(text)?.[0];
    if (link) return readInvitation(link);
  }
  throw new Error(`No invitation was mailed to ${email}`);
}

/** Signs up with the invitation that was mailed. */
export async function signUpAsInvited(world: World, email: string): Promise<Person> {
  const { id, key } = await mailedInvitation(world, email);
  return world.signUp(email, { invite: id, key });
}

/** Registers somebody who is signed in with the invitation that was mailed to them. */
export async function registerAsInvited(world: World, person: Person) {
  const { id, key } = await mailedInvitation(world, person.email);
  const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
  return world.call(accountRoutes.register, { body: { email: person.email, user_encoded_id } }, { as: person });
}
