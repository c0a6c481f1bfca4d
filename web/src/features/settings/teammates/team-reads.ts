import type { MutationOptions } from '../../../api/use-api-mutation.ts';

/**
 * What is read again once somebody was invited or has left: the list, and the seats. After a refusal too: somebody came, or another
 * admin was faster.
 */
export const TEAM_CHANGE = {
  refreshes: ['listInvitations', 'listTeammates', 'getAccount'],
  refreshesRefused: true,
} as const satisfies MutationOptions;
