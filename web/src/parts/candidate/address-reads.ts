import type { RouteName } from '../../api/routes.ts';
import { MOVE_READS } from '../undo.ts';

/** What is read again after a candidate has another address. */
export const ADDRESS_READS: readonly RouteName[] = [...MOVE_READS, 'listHuntStatuses', 'preflightContact'];
