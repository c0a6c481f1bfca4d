import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { useConnectAts } from './use-connect-ats.ts';

/** Says that the ATS does not let us in any more; an admin connects it again from here, others read who does. */
export default function LockedOut({ atsName }: { atsName: string }) {
  const isAdmin = useUser().employer.accountAdmin;
  const { connect, busy } = useConnectAts();
  return (
    <EducationBox
      type="warning"
      action={
        isAdmin && (
          <Button size="s" loading={busy} onClick={connect}>
            Connect again
          </Button>
        )
      }
    >
      {atsName} does not let us in any more, so nothing is synchronised and nobody is sent there.{' '}
      {isAdmin ? 'It has to be connected again.' : 'An admin of your account has to connect it again.'}
    </EducationBox>
  );
}
