import { parseArgs } from 'node:util';
import * as z from 'zod';
import { SendWindow } from '../../functions/accounts/stored.ts';
import { Plan } from '../../shared/model/account.ts';
import { AccountId, JobId } from '../../shared/model/ids.ts';
import { createAccount, grantCredits } from './create-account.ts';
import { findLocalCloud, openOffice } from './environment.ts';
import { createApiKey, readLedger, setFlag, setPaused, setSetting } from './office.ts';

const USAGE = `Usage: npm run ops -- <command>

  create-account   --name NAME --email EMAIL [--plan PLATFORM|CROWD|UNLIMITED] [--seats N] [--credits N]
                   [--postal-address ADDRESS] [--window working-hours|always]
                   [--contact-as-bramble true|false]
  grant-credits    --account ID --amount N [--reason TEXT]
  ledger           --account ID
  create-api-key   --community NAME
  set-flag         --name FLAG --value true|false [--account ID]
  set-setting      --name KEY --value JSON
  pause-sourcing   --account ID --job ID
  resume-sourcing  --account ID --job ID

In AWS the environment names the stage: TABLE_NAME, WEB_URL, MAIL_DOMAIN, SES_CONFIGURATION_SET. Where none is named, the
local cloud of a running npm start is used.`;

const text = z.string().trim().min(1);
const count = z.coerce.number().int().min(0).max(1_000_000);
const isOn = z.enum(['true', 'false']).transform((value) => value === 'true');
const ofJob = z.object({ account: AccountId, job: JobId });

const command = <S extends z.ZodType>(schema: S, run: (input: z.output<S>) => Promise<unknown>) => ({
  run: (values: unknown) => run(schema.parse(values)),
});

const COMMANDS: Record<string, { run(values: unknown): Promise<unknown> }> = {
  'create-account': command(
    z.object({
      name: text,
      email: z.email(),
      plan: Plan.optional(),
      seats: count.optional(),
      credits: count.optional(),
      'postal-address': text.optional(),
      window: SendWindow.optional(),
      'contact-as-bramble': isOn.optional(),
    }),
    ({ name, email, plan, seats, credits, window, ...more }) =>
      createAccount({
        name,
        adminEmail: email,
        ...(plan && { plan }),
        ...(seats !== undefined && { seats }),
        ...(credits !== undefined && { credits }),
        ...(more['postal-address'] && { postalAddress: more['postal-address'] }),
        ...(window && { window }),
        contactAsBramble: more['contact-as-bramble'] ?? false,
      }),
  ),
  'grant-credits': command(
    z.object({
      account: AccountId,
      amount: z.coerce.number().int(),
      reason: text.default('Granted by the back office'),
    }),
    ({ account, amount, reason }) => grantCredits(openOffice(), account, amount, reason),
  ),
  ledger: command(z.object({ account: AccountId }), ({ account }) => readLedger(openOffice(), account)),
  'create-api-key': command(z.object({ community: text }), ({ community }) => createApiKey(openOffice(), community)),
  'set-flag': command(
    z.object({ name: text, value: isOn, account: AccountId.optional() }),
    ({ name, value, account }) => setFlag(openOffice(), name, value, account).then(() => undefined),
  ),
  'set-setting': command(z.object({ name: text, value: text }), ({ name, value }) =>
    setSetting(openOffice(), name, value),
  ),
  'pause-sourcing': command(ofJob, ({ account, job }) => setPaused(openOffice(), account, job, true)),
  'resume-sourcing': command(ofJob, ({ account, job }) => setPaused(openOffice(), account, job, false)),
};

const OPTIONS = [
  ...[
    'name',
    'email',
    'plan',
    'seats',
    'credits',
    'postal-address',
    'window',
    'contact-as-bramble',
    'account',
    'amount',
    'reason',
  ],
  ...['community', 'value', 'job'],
];

async function main(args: readonly string[]) {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]));
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const chosen = COMMANDS[positionals[0] ?? ''];
  if (!chosen) throw new Error(USAGE);
  findLocalCloud();
  const answer = await chosen.run(values);
  console.log(answer === undefined ? 'Done.' : JSON.stringify(answer, null, 2));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(
    error instanceof z.ZodError ? `${z.prettifyError(error)}\n\n${USAGE}` : String(error?.message ?? error),
  );
  process.exitCode = 1;
});
