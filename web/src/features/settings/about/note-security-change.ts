import type { SecurityChange } from '../../../../../shared/model/audit.ts';
import { call } from '../../../api/call.ts';

/** Notes in the audit log what was just changed at the user pool. It was changed, whether this can be noted or not. */
export const noteSecurityChange = async (change: SecurityChange): Promise<void> => {
  await call('noteSecurityChange', { body: { change } }).catch(() => undefined);
};
