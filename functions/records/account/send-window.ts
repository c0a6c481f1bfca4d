import { SendWindow } from '../../../shared/model/account.ts';
import { shown } from '../../../shared/model/newer.ts';
import type { WindowKind } from '../../../shared/rules/outreach/sending.ts';
import type { StoredAccount } from './stored-account.ts';

/** When the emails of an account may leave: in its own hours, where it has some. */
export function sendWindowOf({ sendWindow, sendHours }: Pick<StoredAccount, 'sendWindow' | 'sendHours'>): WindowKind {
  const kind = shown(SendWindow, sendWindow);
  return kind === 'always' ? kind : (sendHours ?? kind);
}
