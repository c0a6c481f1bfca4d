import type { Account, Preferences } from '../../../../../shared/model/account.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import { canEditOutreach } from '../../../../../shared/rules/account/access.ts';
import { senderAddress } from '../../../../../shared/rules/account/domains.ts';
import { windowWords } from '../../../../../shared/rules/outreach/window-words.ts';
import { canChooseNever } from '../../../../../shared/rules/outreach/work-emails.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useFlag, useUser } from '../../../api/use-user.ts';
import { Panel } from '../panel.tsx';
import { Section } from '../section.tsx';
import { WhomToAsk } from '../subscription/whom-to-ask.tsx';
import { CustomEmailsForm } from './custom-emails-form.tsx';
import { DefaultOutreachForm } from './default-outreach-form.tsx';
import { DomainsPanel } from './domains-panel.tsx';
import { PostalAddressForm } from './postal-address-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SendWindowForm } from './send-window-form.tsx';
import { SenderForm } from './sender-form.tsx';
import { WorkEmailsForm } from './work-emails-form.tsx';

interface TeamSettingsProps {
  readonly account: Account;
  readonly isAdmin: boolean;
  readonly onSaved: (saved: Account) => void;
}

/** How everyone of the account emails candidates; admins change it, others read it. */
export function TeamSettings({ account, isAdmin, onSaved }: TeamSettingsProps) {
  return (
    <Section title="Team settings">
      {isAdmin ? <OfAdmin account={account} onSaved={onSaved} /> : <OfOthers account={account} />}
    </Section>
  );
}

function OfAdmin({ account, onSaved }: Omit<TeamSettingsProps, 'isAdmin'>) {
  const { run, busy } = useApiMutation('setTeamWorkEmails', { quiet: true });
  const save = async (shouldContactCandidateWorkEmails: boolean) =>
    onSaved(await run({ params: { id: account.id }, body: { shouldContactCandidateWorkEmails } }));
  const hasDefault = useFlag('setAccountDefaultOutreach');
  return (
    <>
      {hasDefault && canEditOutreach(account) && (
        <Panel>
          <DefaultOutreachForm account={account} onSaved={onSaved} />
        </Panel>
      )}
      {canEditOutreach(account) && (
        <>
          <Panel>
            <DomainsPanel account={account} onSaved={onSaved} />
          </Panel>
          <Panel>
            <CustomEmailsForm account={account} onSaved={onSaved} />
          </Panel>
          <Panel>
            <SenderForm account={account} onSaved={onSaved} />
          </Panel>
        </>
      )}
      <Panel>
        <WorkEmailsForm
          label="Work emails of the team"
          question="Does your team contact candidates at their work emails?"
          value={account.shouldContactCandidateWorkEmails}
          canChooseNever={canChooseNever(account)}
          {...{ save, busy }}
        />
      </Panel>
      <Panel>
        <PostalAddressForm account={account} onSaved={onSaved} />
      </Panel>
      <Panel>
        <SendWindowForm account={account} onSaved={onSaved} />
      </Panel>
      <Panel>
        <RetentionForm account={account} onSaved={onSaved} />
      </Panel>
    </>
  );
}

const senderSentence = (account: Account, person: Preferences) => {
  if (!canEditOutreach(account)) return `All emails come from ${PRODUCT.sender.name}.`;
  const address = senderAddress(account, person);
  if (!address) return `Your emails come from an address of the ${PRODUCT.name} domain.`;
  return account.emailStrategy.type === 'COMMON_EMAIL_ADDRESS'
    ? `All emails come from ${address}.`
    : `Your emails come from ${address}.`;
};

const ASK = { admin: '', other: 'To change this, contact your admin.' };

const OfOthers = ({ account }: { account: Account }) => (
  <Panel>
    <p>{senderSentence(account, useUser())}</p>
    <p>
      {account.shouldContactCandidateWorkEmails
        ? 'Candidates are contacted at their work emails only if necessary.'
        : 'Candidates are never contacted at their work emails.'}
    </p>
    <p>
      {account.postalAddress
        ? `Every email carries this postal address: ${account.postalAddress}`
        : 'Your account has no postal address, which every email must carry.'}
    </p>
    <p>When emails leave, in the time zone of the candidate: {windowWords(account.sendWindow)}.</p>
    <p>Who was emailed and does not answer is deleted {account.retentionDays} days after the last email.</p>
    <WhomToAsk words={ASK} />
  </Panel>
);
