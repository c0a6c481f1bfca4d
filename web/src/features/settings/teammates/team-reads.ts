import type { RouteName } from '../../../api/routes.ts';

/** What is read again once somebody was invited or has left: the list, and the seats. */
export const TEAM_READS = ['listInvitations', 'listTeammates', 'getAccount'] as const satisfies readonly RouteName[];
