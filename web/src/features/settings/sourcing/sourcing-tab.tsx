import { AccountTab } from '../account-tab.tsx';
import { Section } from '../section.tsx';
import settings from '../settings.module.css';
import { CompaniesForm } from './companies-form.tsx';

/** From which companies profiles come (1-product, section 2). */
export default function SourcingTab() {
  return (
    <AccountTab loading="Loading the sourcing settings">
      {(account, show) => (
        <Section title="Companies">
          <div className={`${settings.panel} ${settings.padded}`}>
            <p className="muted">New jobs of your team begin with these lists. Jobs that exist keep their own.</p>
            <CompaniesForm account={account} onSaved={show} />
          </div>
        </Section>
      )}
    </AccountTab>
  );
}
