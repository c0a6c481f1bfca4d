import { readAuthInfo } from '../../../api/session.ts';
import { useUser } from '../../../api/use-user.ts';
import { PhotoForm } from '../../../parts/photo/photo-form.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Section } from '../section.tsx';
import { Consent } from './consent.tsx';
import { DetailsForm } from './details-form.tsx';
import { Notices } from './notices.tsx';
import { Password } from './password.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStep } from './two-step.tsx';

const said = () => showToast('Your photo has been updated.');

/** What the person says of themselves, how they sign in, and what may be counted of them (1-product, section 2). */
export default function AboutTab() {
  const person = useUser();
  const { hasPassword } = readAuthInfo();
  return (
    <div className="col g6">
      <Section title="Photo">
        <PhotoForm person={person} onSaved={said} />
      </Section>
      <Section title="About you">
        <DetailsForm person={person} />
      </Section>
      <Section title="Notices by email">
        <Notices />
      </Section>
      {hasPassword && (
        <Section title="Password">
          <Password email={person.email} />
        </Section>
      )}
      {hasPassword && (
        <Section title="Two-step sign-in">
          <TwoStep email={person.email} />
        </Section>
      )}
      <Section title="Sessions">
        <Sessions />
      </Section>
      <Section title="Privacy">
        <Consent person={person} />
      </Section>
    </div>
  );
}
