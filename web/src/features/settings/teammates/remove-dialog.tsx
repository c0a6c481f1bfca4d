import { useState } from 'react';
import type { Teammate } from '../../../../../shared/model/account.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { SuccessorStep } from './successor-step.tsx';
import { firstNameOf, ownsJobs } from './team-words.ts';

/**
 * Removes somebody (1-product, section 2): asks whom their jobs go to, which is skipped where they own none, and then whether one
 * is sure.
 */
export default function RemoveDialog(props: { person: Teammate; people: readonly Teammate[]; onClose: () => void }) {
  const { person, people, onClose } = props;
  const me = useUser();
  const params = { params: { id: me.employer.account, userId: person.id } };
  const { data: jobs, error, isValidating, mutate } = useApi('countJobsOfTeammate', params);
  const [successor, setSuccessor] = useState<Teammate['id']>(me.id);
  const [isChosen, setChosen] = useState(false);
  const others = people.filter(({ id }) => id !== person.id);
  if (!jobs)
    return (
      <Dialog open onClose={onClose} size="s" title={`Remove ${firstNameOf(person)}`}>
        {error ? (
          <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
        ) : (
          <Loading label="Counting their jobs">
            <SkeletonText lines={3} />
          </Loading>
        )}
      </Dialog>
    );
  if (ownsJobs(jobs) && !isChosen)
    return (
      <SuccessorStep
        {...{ person, others, jobs, successor, onClose }}
        onChange={setSuccessor}
        onContinue={() => setChosen(true)}
      />
    );
  return (
    <ConfirmStep person={person} successor={others.find(({ id }) => id === successor)} jobs={jobs} onClose={onClose} />
  );
}
