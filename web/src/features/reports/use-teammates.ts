import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';

/** The people of the account; undefined until they are known. */
export const useTeammates = () => useApi('listTeammates', { params: { id: useUser().employer.account } }).data;
