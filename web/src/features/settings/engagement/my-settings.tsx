import type { Account, Preferences } from '../../../../../shared/model/account.ts';
import { canChooseNever } from '../../../../../shared/rules/outreach/work-emails.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { usePreferences } from '../../../api/use-user.ts';
import { Panel } from '../panel.tsx';
import { Section } from '../section.tsx';
import { SignatureForm } from './signature-form.tsx';
import { WorkEmailsForm } from './work-emails-form.tsx';

/** One's own signature, and whether one writes to work addresses. */
export function MySettings({ person, account }: { person: Preferences; account: Account }) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('setOwnWorkEmails', { quiet: true });
  const save = async (shouldContactCandidateWorkEmails: boolean) => {
    await mutate(await run({ body: { shouldContactCandidateWorkEmails } }), { revalidate: false });
  };
  return (
    <Section title="My settings">
      <Panel>
        <SignatureForm person={person} />
      </Panel>
      <Panel>
        {account.shouldContactCandidateWorkEmails ? (
          <WorkEmailsForm
            label="My work emails option"
            question="Do you contact candidates at their work emails?"
            value={person.employer.shouldContactCandidateWorkEmails}
            canChooseNever={canChooseNever(account)}
            {...{ save, busy }}
          />
        ) : (
          <p>Your team never contacts candidates at their work emails.</p>
        )}
      </Panel>
    </Section>
  );
}
