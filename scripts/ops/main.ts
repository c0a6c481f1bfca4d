import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { findCredentials, findLocalCloud } from './environment.ts';
import { shown } from './shown.ts';

const ENVIRONMENT = `In AWS the environment names the stage: TABLE_NAME, WEB_URL, MAIL_DOMAIN, SES_CONFIGURATION_SET. Where none is named, the
local cloud of a running npm start is used. Commands that touch files or sessions ask for FILES_BUCKET, MAIL_BUCKET and
USER_POOL_ID too.`;

const COMMON = `Every command takes --help, and --json, which answers one line of JSON, errors too.`;

const usageOf = (name: string, { usage, about }: Command) => `  ${name} ${usage}\n      ${about}`;

const USAGE = [
  'Usage: npm run ops -- <command> [options]',
  ...Object.entries(COMMANDS).map(([name, command]) => usageOf(name, command)),
  COMMON,
  ENVIRONMENT,
].join('\n\n');

async function main([name = '', ...args]: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    if (name === '--help') return console.log(USAGE);
    throw new Error(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  }
  const own = `Usage: npm run ops -- <command>\n\n${usageOf(name, command)}\n\n${COMMON}\n\n${ENVIRONMENT}`;
  const options = Object.fromEntries(command.options.map((option) => [option, { type: 'string' as const }]));
  const { help, json, ...values } = readOptions(withNegatives(named(args, command)), options, own);
  if (help) return console.log(own);
  findLocalCloud();
  await findCredentials();
  const answer = await command.run(values).catch((error: unknown) => {
    throw error instanceof z.ZodError ? new Error(`${z.prettifyError(error)}\n\n${own}`) : error;
  });
  console.log(json ? JSON.stringify(answer) : shown(answer, command.columns));
}

/** A first word by itself is the name that a command asks for. */
const named = (args: readonly string[], { options }: Command) =>
  args[0] && !args[0].startsWith('-') && options.includes('name') ? ['--name', ...args] : args;

/** A number below zero belongs to the option before it. */
const withNegatives = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (/^-\d/.test(arg) && args[at - 1]?.startsWith('--')) return [];
    const next = args[at + 1] ?? '';
    return arg.startsWith('--') && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });

function readOptions(args: readonly string[], options: Record<string, { type: 'string' }>, usage: string) {
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' }, json: { type: 'boolean' } } })
      .values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

const args = process.argv.slice(2);
main(args).catch((error) => {
  const message = String(error?.message ?? error);
  console.error(args.includes('--json') ? JSON.stringify({ error: message }) : message);
  process.exitCode = 1;
});
