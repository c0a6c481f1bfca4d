import Plug from 'lucide-react/icons/plug';
import { useState } from 'react';
import type { AtsStatus } from '../../../../../shared/contract/ats.ts';
import { troubleWords } from '../../../../../shared/rules/ats/trouble.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import LockedOut from '../../../parts/ats/locked-out.tsx';
import { syncDate } from '../../../parts/ats/sync-date.ts';
import { useConnectAts } from '../../../parts/ats/use-connect-ats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../panel.tsx';
import { Section } from '../section.tsx';
import styles from './ats.module.css';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

/** The applicant tracking system of the account (1-product, ATS integration section). */
export function AtsSection() {
  const { data: status, error, isValidating, mutate } = useApi('getAtsStatus', { query: {} });
  return (
    <Section title="ATS integration">
      {status && <Panel>{status.atsName ? <Connected status={status} /> : <NotConnected />}</Panel>}
      {!status && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!status && !error && (
        <Loading label="Loading the ATS integration">
          <Skeleton height={88} />
        </Loading>
      )}
    </Section>
  );
}

const ASK_AN_ADMIN = 'To connect or disconnect an ATS integration, please contact your administrator';

function Connected({ status }: { status: AtsStatus }) {
  const isAdmin = useUser().employer.accountAdmin;
  const [isAsking, setAsking] = useState(false);
  const name = status.atsName ?? '';
  return (
    <div className="col g4">
      <div className="row g4 wrap">
        <span className={styles.logo} aria-hidden="true">
          {status.logo ? <img src={status.logo} alt="" /> : name.slice(0, 1)}
        </span>
        <p className="grow">Your account has been integrated with {name} ATS.</p>
        {isAdmin && <Button onClick={() => setAsking(true)}>Disconnect</Button>}
      </div>
      {status.state === 'RELINK' && <LockedOut atsName={name} />}
      {status.trouble && <p className="small">{troubleWords(status.trouble, name, syncDate)}</p>}
      {!isAdmin && <p className="small muted">{ASK_AN_ADMIN}</p>}
      {isAsking && <DisconnectDialog name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}

function NotConnected() {
  const isAdmin = useUser().employer.accountAdmin;
  const [isRequesting, setRequesting] = useState(false);
  const { connect, busy } = useConnectAts({ ahead: isAdmin });
  return (
    <div className="col g4">
      <p>Your subscription allows you to connect your ATS: jobs are imported from it, and candidates are sent to it.</p>
      {isAdmin ? (
        <div className="row g4 wrap">
          <Button look="primary" icon={<Plug />} loading={busy} onClick={connect}>
            Connect ATS
          </Button>
          <Button look="tertiary" onClick={() => setRequesting(true)}>
            I can’t find ATS I use in the list
          </Button>
        </div>
      ) : (
        <p className="muted">{ASK_AN_ADMIN}</p>
      )}
      {isRequesting && <RequestDialog onClose={() => setRequesting(false)} />}
    </div>
  );
}
