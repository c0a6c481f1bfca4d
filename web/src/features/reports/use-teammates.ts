import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';

/** The people of the account; undefined until they are known. */
export const useTeammates = () => useApi('listTeammates', { params: { id: useUser().employer.account } }).data;

/** Who left in the last year: what their jobs counted stays theirs. */
export const useFormerPeople = () =>
  useApi('listFormerPeople', { query: { accountId: useUser().employer.account } }).data?.people ?? [];
