import { useUser } from '../../../api/use-user.ts';
import { AuditSection } from './audit-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** When one signed in; for an admin also what everyone of the account did. */
export default function ActivityTab() {
  const { accountAdmin } = useUser().employer;
  return (
    <>
      <SignInsSection />
      {accountAdmin && <AuditSection />}
    </>
  );
}
