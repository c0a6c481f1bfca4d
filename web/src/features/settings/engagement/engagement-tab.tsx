import { canEditOutreach } from '../../../../../shared/rules/account/access.ts';
import { useUser } from '../../../api/use-user.ts';
import { AccountTab } from '../account-tab.tsx';
import { MySettings } from './my-settings.tsx';
import { TeamSettings } from './team-settings.tsx';

/** How candidates are emailed: by oneself, and by the team (1-product, section 2). */
export default function EngagementTab() {
  const person = useUser();
  return (
    <AccountTab loading="Loading the engagement settings">
      {(account, show) => (
        <>
          {canEditOutreach(account) && <MySettings person={person} account={account} />}
          <TeamSettings account={account} isAdmin={person.employer.accountAdmin} onSaved={show} />
        </>
      )}
    </AccountTab>
  );
}
