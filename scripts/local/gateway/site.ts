import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aws } from '../aws/index.ts';
import { createMailbox } from '../mailbox/index.ts';
import type { LocalMerge } from '../merge/index.ts';
import type { Resources } from '../resources/index.ts';
import type { Invoke } from '../sources/functions.ts';
import type { MailEvents } from '../sources/mail-events.ts';
import { REGION } from '../templates/resolve.ts';
import type { Answer } from './answer.ts';
import { answerApi } from './api.ts';
import { createAuthorizer } from './authorizer.ts';
import { answerDocs } from './docs.ts';
import { answerPage } from './page.ts';

export interface SiteDeps {
  readonly url: string;
  /** Where the built page lies; undefined where only the API is wanted. */
  readonly folder: string | undefined;
  readonly aws: Aws;
  readonly resources: Resources;
  readonly invoke: Invoke;
  readonly mailEvents: MailEvents;
  readonly merge: LocalMerge;
  receiveMail(raw: string | Uint8Array): Promise<void>;
}

/** What the mailbox needs: what was sent, a way to answer it, and a way to say what became of it. */
export type MailboxDeps = Pick<SiteDeps, 'url' | 'mailEvents' | 'receiveMail'> & { readonly ses: Aws['ses'] };

/** Everything the gateway serves, in the order in which it is asked. */
export function createSite(deps: SiteDeps): readonly Answer[] {
  const { url, folder, aws, resources, invoke, mailEvents, merge, receiveMail } = deps;
  const { api, functionNames, headers, pool } = resources;
  const authorize = createAuthorizer(pool, aws.endpoints.cognito);
  // Sourcers come by the sourcing API here: what describes it stands for an application of theirs.
  const sourcerUrl = `${url}/docs/sourcing`;
  const config = { region: REGION, ...pool, userPoolEndpoint: aws.endpoints.cognito, sourcerUrl, hasGallery: true };
  return [
    answerApi({ api, functionNames, authorize, invoke, headers: headers.api }),
    answerDocs(),
    merge.answer,
    createMailbox({ url, ses: aws.ses, mailEvents, receiveMail }),
    answerPage({ folder, headers: headers.page, config, version: versionOf(folder) }),
  ];
}

/** The same as where the pages are deployed: it changes exactly when they do. */
function versionOf(folder: string | undefined): string {
  const entrance = folder && join(folder, 'index.html');
  if (!entrance || !existsSync(entrance)) return 'unbuilt';
  return createHash('sha256').update(readFileSync(entrance)).digest('hex').slice(0, 12);
}
