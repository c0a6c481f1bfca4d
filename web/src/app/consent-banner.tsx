import { PRODUCT } from '../../../shared/product.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { usePreferences } from '../api/use-user.ts';
import { Button } from '../ui/actions/button.tsx';
import { showToast } from '../ui/feedback/toast-store.ts';
import styles from './consent-banner.module.css';

/**
 * Asks whoever has not decided yet whether what they do may be counted with their name (1-product, section 2). It is there with the
 * page, since what comes later would push the page down under the pointer.
 */
export function ConsentBanner() {
  const { mutate } = usePreferences();
  const { attempt, busy } = useApiMutation('saveAnalyticsConsent');
  const choose = async (productAnalyticsConsent: boolean) => {
    const saved = await attempt({ body: { productAnalyticsConsent } });
    if (!saved) return;
    await mutate(saved, { revalidate: false });
    showToast('Your choice has been successfully saved.');
  };
  return (
    <section className={styles.banner} aria-label="Product analytics">
      <p className="grow">
        May we count what you do in {PRODUCT.name} with your name, to make it better? You can change this in your
        settings.
      </p>
      <div className="row">
        <Button disabled={busy} onClick={() => void choose(false)}>
          Refuse
        </Button>
        <Button disabled={busy} onClick={() => void choose(true)}>
          Accept
        </Button>
      </div>
    </section>
  );
}
