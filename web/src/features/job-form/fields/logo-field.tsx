import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompanyLogo } from '../../../../../shared/contract/search.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { isLogo, isMonogram } from '../../../../../shared/rules/job/monogram.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { MESSAGES } from '../messages.ts';
import { JobField } from './job-field.tsx';
import styles from './logo-field.module.css';

/** The logo of the company: its address with what it looks like, or one that is searched for by the company’s name. */
export function LogoField() {
  const { setValue } = useFormContext<JobForm>();
  const [companyName, logo] = useWatch<JobForm, ['companyName', 'companyLogo']>({
    name: ['companyName', 'companyLogo'],
  });
  const [found, setFound] = useState<readonly CompanyLogo[]>([]);
  // Half an address is no picture: it is loaded once the field is left.
  const [isTyping, setTyping] = useState(false);
  const searching = useApiMutation('searchCompanyLogo');
  const choose = (address: string) => {
    setValue('companyLogo', address, { shouldDirty: true, shouldValidate: true });
    setTyping(false);
    setFound([]);
  };
  const search = async () => {
    const logos = await searching.attempt({ query: { q: companyName.trim() } });
    if (!logos) return;
    setFound(logos);
    if (logos.length === 0) showToast(MESSAGES.noLogo, { kind: 'warning', id: 'no-logo' });
  };
  const failed = () => {
    choose('');
    showToast(MESSAGES.imageFailed, { kind: 'danger', id: 'logo-failed' });
  };
  return (
    <>
      <JobField
        name="companyLogo"
        label="Company logo"
        optional
        hint="The address of a picture on the web, or one that we find by the company’s name."
        aside={
          <Button
            size="s"
            icon={<Search className="s" />}
            loading={searching.busy}
            disabledReason={companyName.trim() ? undefined : 'Please enter a company name first.'}
            onClick={() => void search()}
          >
            Search by company name
          </Button>
        }
      >
        {({ value, ...field }) =>
          isMonogram(value) ? (
            <div className="row">
              <span className="grow">A monogram of the company’s name</span>
              <IconButton label="Remove the logo" icon={<X />} onClick={() => choose('')} />
            </div>
          ) : (
            <TextInput
              {...field}
              value={value}
              type="url"
              inputMode="url"
              placeholder="https://"
              onChange={(event) => {
                setTyping(true);
                field.onChange(event);
              }}
              onBlur={() => {
                setTyping(false);
                field.onBlur();
              }}
            />
          )
        }
      </JobField>
      {isLogo(logo) && !isTyping && (
        <img key={logo} className={styles.logo} src={logo} alt="The logo as candidates see it" onError={failed} />
      )}
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Logos found">
          {found.map(({ logo_url: address, name }) => (
            <li key={address}>
              <button type="button" onClick={() => choose(address)}>
                <img src={address} alt="" />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
