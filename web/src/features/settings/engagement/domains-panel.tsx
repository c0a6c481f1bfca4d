import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { DomainName } from '../../../../../shared/contract/domains.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import type { CustomDomain } from '../../../../../shared/model/email-strategy.ts';
import { applyProblem, checkWith } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useUnsaved } from '../../../parts/leaving/unsaved-forms.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { rainConfetti } from '../../../ui/feedback/confetti.ts';
import { cx } from '../../../ui/hooks/cx.ts';
import { isElsewhere } from '../../../ui/hooks/elsewhere.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { DnsRecords } from './dns-records.tsx';
import styles from './engagement.module.css';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

interface DomainsPanelProps {
  readonly account: Account;
  readonly onSaved: (saved: Account) => void;
}

/** The domains that emails may come from, each with the records to add, and the form for one more (1-product, section 4). */
export function DomainsPanel({ account, onSaved }: DomainsPanelProps) {
  const { run, busy } = useApiMutation('addCustomDomain', { quiet: true });
  const again = useApiMutation('addCustomDomain');
  const { register, handleSubmit, formState, setError, setFocus, control, reset } = useCheckedForm(
    checkWith(DomainName),
    {
      defaultValues: { domain: '' },
    },
  );
  useUnsaved(formState.isDirty);
  const [leaving, setLeaving] = useState<CustomDomain>();
  const [added, setAdded] = useState<{ readonly domain: string; readonly from: Element | null }>();
  const add = async (domain: string) => onSaved(await run({ params: { id: account.id }, body: { domain } }));
  const lookAgain = async (domain: string) => {
    const saved = await again.attempt({ params: { id: account.id }, body: { domain } });
    if (saved) onSaved(saved);
  };
  const submit = handleSubmit(async ({ domain }) => {
    const from = document.activeElement;
    try {
      setAdded(undefined);
      await add(domain);
      setAdded({ domain, from });
      reset(undefined, { keepDirtyValues: false });
    } catch (error) {
      const [first] = applyProblem({ setError }, error, (path) => (path === 'domain' ? path : undefined));
      if (first && !isElsewhere(from)) setFocus(first);
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={submit} aria-label="Domains">
      {account.customDomains.map((domain) => (
        <DomainRow
          key={domain.domainName}
          domain={domain}
          added={domain.domainName === added?.domain ? added : undefined}
          look={() => lookAgain(domain.domainName)}
          onRemove={() => setLeaving(domain)}
        />
      ))}
      {leaving && (
        <RemoveDomainDialog {...{ account, onSaved }} domain={leaving} onClose={() => setLeaving(undefined)} />
      )}
      <FormAlert control={control} />
      <Field
        label="Domain"
        required
        hint="Emails leave from it once its DNS records are found."
        error={formState.errors.domain?.message}
      >
        <TextInput {...register('domain')} placeholder="acme.com" autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" loading={busy}>
          Add a domain
        </Button>
      </div>
    </form>
  );
}

/** A domain that is verified before one’s eyes is celebrated (1-product, section 9). */
function useCelebrated(isVerified: boolean) {
  const was = useRef(isVerified);
  useEffect(() => {
    const isNew = isVerified && !was.current;
    was.current = isVerified;
    return isNew ? rainConfetti() : undefined;
  }, [isVerified]);
}

interface DomainRowProps {
  readonly domain: CustomDomain;
  /** It was added just now, with the focus there: its records are what comes next. */
  readonly added: { readonly from: Element | null } | undefined;
  readonly look: () => Promise<void>;
  readonly onRemove: () => void;
}

/** A domain and how it stands. The records can be looked at whatever that is. */
function DomainRow({ domain, added, look, onRemove }: DomainRowProps) {
  const { domainName, domainIdentityVerified, isVerifying, dnsRecords } = domain;
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!added) return;
    setOpen(true);
    if (!isElsewhere(added.from)) row.current?.focus();
  }, [added]);
  useCelebrated(domainIdentityVerified);
  const [isLooking, setLooking] = useState(false);
  const lookAgain = () => {
    setLooking(true);
    void look().finally(() => setLooking(false));
  };
  return (
    <section className="col g4" aria-label={domainName} ref={row} tabIndex={-1}>
      <div className="row wrap">
        <b className={cx('strong', styles.domain)}>{domainName}</b>
        {domainIdentityVerified && (
          <Tag type="success" icon={<Check />}>
            Verified
          </Tag>
        )}
        <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isVerifying ? 'Verification in progress' : 'DNS records'}
          {isOpen ? <ChevronUp /> : <ChevronDown />}
        </Button>
        <IconButton size="s" label={`Remove ${domainName}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {!domainIdentityVerified && !isVerifying && (
        <p className="muted">Its records were not found for a week. Look again to start anew.</p>
      )}
      {isOpen && <DnsRecords records={dnsRecords} />}
      {isOpen && !domainIdentityVerified && (
        <div>
          <Button size="s" loading={isLooking} onClick={lookAgain}>
            Look again
          </Button>
        </div>
      )}
    </section>
  );
}
