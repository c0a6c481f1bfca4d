import * as z from 'zod';
import type { Access } from '../../functions/platform/access.ts';
import { callPath } from '../../functions/platform/aws-call.ts';
import { updateItem } from '../../functions/platform/items.ts';
import { SES } from '../../functions/platform/mail.ts';
import { encodeStrictly } from '../../functions/platform/sign.ts';
import { keys } from '../../functions/records/keys.ts';
import { AccountId } from '../../shared/model/ids.ts';
import { configurationSetOf } from '../../shared/product.ts';
import { findAccount, listAccounts } from './accounts.ts';
import { type Command, command, isOn, ofAccount, reason } from './command.ts';
import { type Office, openOffice } from './environment.ts';

const Destinations = z.object({
  EventDestinations: z.array(
    z.looseObject({
      Name: z.string(),
      MatchingEventTypes: z.array(z.string()),
      EventBridgeDestination: z.object({ EventBusArn: z.string() }).optional(),
    }),
  ),
});

/** The configuration sets of SES: each counts by itself what bounces, and can be stopped without the others. */
export interface ConfigurationSets {
  /** Makes a set that tells of its emails what another one tells. What is there already stays. */
  open(name: string, like: string): Promise<void>;
  /** Lets emails of a set leave, or none of them. */
  letSend(name: string, isOn: boolean): Promise<void>;
  /** Deletes a set; nothing happens where there is none. */
  remove(name: string): Promise<void>;
}

export function createConfigurationSets(access?: () => Access): ConfigurationSets {
  const sets = '/v2/email/configuration-sets';
  const pathOf = (name: string) => `${sets}/${encodeStrictly(name)}`;
  return {
    async open(name, like) {
      const told = await callPath(SES, 'GET', `${pathOf(like)}/event-destinations`, undefined, { access });
      const set = {
        ConfigurationSetName: name,
        DeliveryOptions: { TlsPolicy: 'REQUIRE' },
        ReputationOptions: { ReputationMetricsEnabled: true },
        SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      };
      await callPath(SES, 'POST', sets, set, { access }).catch(unless('AlreadyExistsException'));
      for (const { Name, MatchingEventTypes, EventBridgeDestination } of Destinations.parse(told).EventDestinations) {
        const destination = {
          EventDestinationName: Name,
          EventDestination: { Enabled: true, MatchingEventTypes, EventBridgeDestination },
        };
        await callPath(SES, 'POST', `${pathOf(name)}/event-destinations`, destination, { access }).catch(
          unless('AlreadyExistsException'),
        );
      }
    },

    letSend: async (name, isOn) =>
      void (await callPath(SES, 'PUT', `${pathOf(name)}/sending`, { SendingEnabled: isOn }, { access })),

    remove: async (name) =>
      void (await callPath(SES, 'DELETE', pathOf(name), undefined, { access }).catch(unless('NotFoundException'))),
  };
}

const unless = (name: string) => (error: unknown) => {
  if (error instanceof Error && error.name === name) return undefined;
  throw error;
};

/**
 * Gives an account a configuration set of its own, and has its emails leave through it once all of it is there: until then they
 * leave through the common one. May run again.
 */
export async function giveOwnSet(office: Office, account: AccountId) {
  const set = configurationSetOf(office.configurationSet, account);
  await office.sets.open(set, office.configurationSet);
  const written = await updateItem(office.table, keys.account(account), {
    change: 'SET configurationSet = :set',
    values: { ':set': set },
    if: { when: 'attribute_exists(pk)' },
  });
  if (!written) throw new Error(`There is no account ${account}`);
  return { account, set };
}

/** The same for every account that has none yet. */
async function giveAllOwnSets(office: Office) {
  const given = [];
  for (const { id } of await listAccounts(office)) {
    const account = AccountId.parse(id);
    if (!(await findAccount(office, account)).configurationSet) given.push(await giveOwnSet(office, account));
  }
  return given;
}

/** Stops the emails of one account in SES itself, or lets them go on: whatever of ours goes wrong, no other account is touched. */
export async function letAccountSend(office: Office, account: AccountId, isOn: boolean) {
  const { configurationSet: set } = await findAccount(office, account);
  if (!set) throw new Error(`${account} has no configuration set of its own`);
  await office.sets.letSend(set, isOn);
  return { account, set, sending: isOn };
}

/** What the back office does about the configuration sets of accounts. */
export const CONFIGURATION_SET_COMMANDS: Readonly<Record<string, Command>> = {
  'own-sending-sets': command(
    '',
    'Gives every account that has none a configuration set of SES of its own, through which its emails leave from then on.',
    {},
    () => giveAllOwnSets(openOffice()),
    ['account', 'set'],
  ),
  'set-sending': command(
    '--account ID --on true|false --reason TEXT',
    'Stops the emails of one account in SES itself, or lets them go on. What is due waits meanwhile and is not lost.',
    { ...ofAccount, on: isOn, reason },
    ({ account, on }) => letAccountSend(openOffice(), account, on),
  ),
};
