import { useState } from 'react';
import type { Preferences } from '../../../../../shared/model/account.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { usePreferences } from '../../../api/use-user.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';

/** Whether what the person does may be counted with their name; it shows at once and goes back where it was not saved. */
export function Consent({ person }: { person: Preferences }) {
  const { mutate } = usePreferences();
  const { attempt } = useApiMutation('saveAnalyticsConsent');
  const [chosen, setChosen] = useState<boolean>();
  const choose = async (productAnalyticsConsent: boolean) => {
    setChosen(productAnalyticsConsent);
    const saved = await attempt({ body: { productAnalyticsConsent } });
    if (saved) {
      await mutate(saved, { revalidate: false });
      showToast('Your choice has been successfully saved.');
    }
    setChosen(undefined);
  };
  return (
    <Switch
      apart
      label="Product analytics"
      hint={`Helps us see how ${PRODUCT.name} is used. Without it nothing is counted with your name.`}
      checked={chosen ?? person.productAnalyticsConsent ?? false}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
