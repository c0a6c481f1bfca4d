import { AccountTab } from '../account-tab.tsx';
import { Panel } from '../panel.tsx';
import { Section } from '../section.tsx';
import { CompaniesForm } from './companies-form.tsx';

/** From which companies profiles come (1-product, section 2). */
export default function SourcingTab() {
  return (
    <AccountTab loading="Loading the sourcing settings">
      {(account, show) => (
        <Section title="Companies">
          <Panel>
            <p className="muted">New jobs of your team begin with these lists. Jobs that exist keep their own.</p>
            <CompaniesForm account={account} onSaved={show} />
          </Panel>
        </Section>
      )}
    </AccountTab>
  );
}
