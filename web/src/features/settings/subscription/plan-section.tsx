import { useState } from 'react';
import type { Account } from '../../../../../shared/model/account.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { Section } from '../section.tsx';
import frame from '../settings.module.css';
import CreditHistory from './credit-history.tsx';
import styles from './subscription.module.css';
import { PLATFORM, planSentence, remainingSentence, seatSentence, TOP_UP } from './subscription-words.ts';
import { WhomToAsk } from './whom-to-ask.tsx';

/** Whether the platform is offered at all (1-product, section 6); it is not said before it is known. */
const useIsPlatformOffered = () => {
  const { data = [] } = useApi('listAppSettings', {}, { revalidateOnFocus: false });
  return data.some(({ key, value }) => key === 'enabledPlatformOffer' && value === true);
};

/** What the account has bought and what is left of it. */
export function PlanSection({ account }: { account: Account }) {
  const { subscription } = account;
  const isAdmin = useUser().employer.accountAdmin;
  const isOffered = useIsPlatformOffered();
  const { data: people } = useApi('listTeammates', { params: { id: account.id } });
  const [isOpen, setOpen] = useState(false);
  const left = remainingSentence(subscription);
  return (
    <Section title="Subscription">
      <div className={cx(frame.panel, styles.plan)}>
        {!subscription.hasUnlimitedPlan && (
          <div className="col">
            <p className="row">
              <b className="strong num">{left}</b>
            </p>
            {subscription.creditsPlan > 0 && (
              <ProgressBar label={left} value={subscription.remainingCredits} max={subscription.creditsPlan} />
            )}
          </div>
        )}
        <div className="col g1">
          <p>{planSentence(isAdmin, subscription)}</p>
          <p>{seatSentence(subscription, people?.length)}</p>
          {!subscription.hasUnlimitedPlan && <WhomToAsk words={TOP_UP} />}
          {!subscription.isPlatformOffer && isOffered && <WhomToAsk words={PLATFORM} />}
        </div>
        {!subscription.hasUnlimitedPlan && (
          <div>
            <Button look="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide every debit and refund' : 'See every debit and refund'}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <CreditHistory />}
    </Section>
  );
}
