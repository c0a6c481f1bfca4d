import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AtsSection } from '../ats/ats-section.tsx';
import { TeammatesSection } from '../teammates/teammates-section.tsx';
import { PlanSection } from './plan-section.tsx';

/** What the account has bought, and who works in it (1-product, section 2). */
export default function SubscriptionTab() {
  const { employer } = useUser();
  const { data: account, error, isValidating, mutate } = useApi('getAccount', { params: { id: employer.account } });
  if (!account && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!account)
    return (
      <Loading label="Loading the subscription">
        <div className="col g6">
          <Skeleton height={200} />
          <Skeleton height={240} />
        </div>
      </Loading>
    );
  return (
    <>
      <PlanSection account={account} />
      <AtsSection />
      <TeammatesSection account={account} />
    </>
  );
}
