import type { ReactNode } from 'react';
import type { Account } from '../../../../shared/model/account.ts';
import { TIMES } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

interface AccountTabProps {
  readonly loading: string;
  readonly children: (account: Account, show: (saved: Account) => void) => ReactNode;
}

/** A tab about the account, once it is known. `show` puts what was saved in place of what was read. */
export function AccountTab({ loading, children }: AccountTabProps) {
  const { employer } = useUser();
  const {
    data: account,
    error,
    isValidating,
    mutate,
  } = useApi(
    'getAccount',
    { params: { id: employer.account } },
    {
      refreshInterval: (latest) =>
        latest?.customDomains.some(({ isVerifying }) => isVerifying) ? TIMES.domainPoll : 0,
    },
  );
  if (!account && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!account)
    return (
      <Loading label={loading}>
        <div className="col g6">
          <Skeleton height={200} />
          <Skeleton height={240} />
        </div>
      </Loading>
    );
  return children(account, (saved) => void mutate(saved, { revalidate: false }));
}
