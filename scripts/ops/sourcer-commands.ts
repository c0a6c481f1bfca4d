import * as z from 'zod';
import { createApiKey, listApiKeys, revokeApiKeys, rotateApiKey, setApiQuota, setTrial } from './api-keys.ts';
import { type Command, command, isOn, text, title, whole } from './command.ts';
import { openOffice } from './environment.ts';
import { showWebhook } from './webhooks.ts';

const Community = z.string().regex(/^com_/, 'Communities begin with com_');

/** What the back office does for communities of sourcers. */
export const SOURCER_COMMANDS: Readonly<Record<string, Command>> = {
  'create-api-key': command(
    '--community NAME [--trial true]',
    'Makes the API key of a community of sourcers. It is shown this once. What a community on trial brings is marked so.',
    { community: title, trial: isOn.default(false) },
    ({ community, trial }) => createApiKey(openOffice(), community, trial),
  ),
  'rotate-api-key': command(
    '--community ID [--overlap-days N]',
    'Makes another API key for a community, shown this once. The ones it has go on for some days, 7 unless said, and then end.',
    { community: Community, 'overlap-days': whole(0, 90).default(7) },
    ({ community, 'overlap-days': days }) => rotateApiKey(openOffice(), community, days),
  ),
  'set-trial': command(
    '--community ID --trial true|false',
    'Says whether a community of sourcers is on trial. What it brought before stays as it was marked.',
    { community: Community, trial: isOn },
    ({ community, trial }) => setTrial(openOffice(), community, trial),
  ),
  'set-api-quota': command(
    '--community ID --calls-per-minute N',
    'Sets what each API key of a community may ask in a minute.',
    { community: Community, 'calls-per-minute': whole(1, 100_000) },
    ({ community, 'calls-per-minute': calls }) => setApiQuota(openOffice(), community, calls),
  ),
  webhook: command(
    '--community ID [--off true | --wake true]',
    'Shows where a community is told of requests and messages, and what became of the latest events. --off ends it, --wake tries an address again that rests.',
    { community: Community, off: isOn.default(false), wake: isOn.default(false) },
    ({ community, off, wake }) => {
      if (off && wake) throw new Error('Say one of the two: --off, or --wake');
      return showWebhook(openOffice(), community, off ? 'end' : wake ? 'wake' : 'show');
    },
  ),
  'revoke-api-key': command(
    '--key KEY | --community ID',
    'Ends an API key, or all keys of a community (com_…), at once.',
    { key: text.optional(), community: Community.optional() },
    ({ key, community }) => {
      if (key && community) throw new Error('Say one of the two: --key, or --community');
      if (key) return revokeApiKeys(openOffice(), { key });
      if (community) return revokeApiKeys(openOffice(), { community });
      throw new Error('Say which: --key KEY, or --community ID');
    },
  ),
  'api-keys': command(
    '',
    'Lists the communities that hold an API key, when it ends and what it may ask. The keys themselves are stored nowhere.',
    {},
    () => listApiKeys(openOffice()),
    ['community', 'name', 'key', 'createdAt', 'endsAt', 'callsPerMinute'],
  ),
};
