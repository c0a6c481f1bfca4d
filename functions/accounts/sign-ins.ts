import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { Device } from '../../shared/model/audit.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { userIdOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AuditLog } from '../records/account/audit-store.ts';

interface SignInDeps {
  readonly findUser: AccountReader['findUser'];
  readonly audit: AuditLog;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Notes who signed in. Whatever fails in it is logged and keeps nobody out. */
export const notingSignIns =
  (deps: SignInDeps) =>
  async ({ request }: Pick<PreTokenGenerationV2TriggerEvent, 'request'>): Promise<void> => {
    const { sub } = request.userAttributes;
    const device = Device.safeParse(request.clientMetadata?.device).data;
    try {
      if (sub) await noteSignIn(deps, userIdOf(sub), device);
    } catch (error) {
      log.error('A sign-in was not noted', error);
    }
  };

/** Who is of no account any more is nobody's to look up. Who is of none yet is noted as they register. */
async function noteSignIn(
  { findUser, audit, now, newId }: SignInDeps,
  id: UserId,
  device: string | undefined,
): Promise<void> {
  const user = await findUser(id);
  if (!user) return;
  const by = { id, name: user.name || user.email };
  const entry = { id: newId(), at: now().toISOString(), kind: 'SIGNED_IN', by, subject: user.email } as const;
  await audit.add(user.accountId, { ...entry, ...(device && { details: device }) });
}
