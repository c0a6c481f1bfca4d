import { ACCOUNT, REGION } from '../../templates/resolve.ts';
import type { Database } from '../database.ts';
import { AwsError } from '../http.ts';

/** A configuration set that was made while the product runs. Those of the stacks stand in no table: they tell of everything. */
interface ConfigurationSet {
  readonly name: string;
  readonly isSending: boolean;
  readonly destinations: readonly Destination[];
}

export interface Destination {
  readonly Name: string;
  readonly Enabled: boolean;
  readonly MatchingEventTypes: readonly string[];
  readonly EventBridgeDestination?: { readonly EventBusArn: string };
}

const OF_THE_STACKS: Destination = {
  Name: 'Events',
  Enabled: true,
  MatchingEventTypes: ['SEND', 'DELIVERY', 'OPEN', 'CLICK', 'BOUNCE', 'COMPLAINT'],
  EventBridgeDestination: { EventBusArn: `arn:aws:events:${REGION}:${ACCOUNT}:event-bus/default` },
};

export function configurationSetsOf(database: Database) {
  const find = (name: string): ConfigurationSet | undefined => {
    const row = database.one<{ isSending: number; destinations: string }>('select * from sets where name = ?', name);
    return row && { name, isSending: row.isSending === 1, destinations: JSON.parse(row.destinations) };
  };
  const write = ({ name, isSending, destinations }: ConfigurationSet) =>
    database.run('insert or replace into sets values(?, ?, ?)', name, isSending ? 1 : 0, JSON.stringify(destinations));
  const need = (name: string): ConfigurationSet => {
    const found = find(name);
    if (found) return found;
    throw new AwsError('NotFoundException', `Configuration set <${name}> does not exist.`, { status: 404 });
  };

  return {
    findSet: find,
    addSet: (name: string) => {
      if (find(name)) throw new AwsError('AlreadyExistsException', `Configuration set ${name} already exists.`);
      write({ name, isSending: true, destinations: [] });
    },
    removeSet: (name: string) => {
      need(name);
      database.run('delete from sets where name = ?', name);
    },
    letSetSend: (name: string, isSending: boolean) => write({ ...need(name), isSending }),
    destinationsOf: (name: string) => ({ EventDestinations: find(name)?.destinations ?? [OF_THE_STACKS] }),
    addDestination: (name: string, destination: Destination) => {
      const set = need(name);
      if (set.destinations.some(({ Name }) => Name === destination.Name))
        throw new AwsError('AlreadyExistsException', `${destination.Name} already exists.`);
      write({ ...set, destinations: [...set.destinations, destination] });
    },
    /** Whether the event bus hears of what becomes of the emails of a set. */
    isTold: (name: string): boolean =>
      find(name)?.destinations.some(({ Enabled, EventBridgeDestination: bus }) => Enabled && bus) ?? true,
  };
}
