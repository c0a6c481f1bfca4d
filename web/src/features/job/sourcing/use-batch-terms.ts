import { LIMITS } from '../../../../../shared/product.ts';
import type { BatchTerms } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApi } from '../../../api/use-api.ts';
import { useAccount } from '../../../api/use-user.ts';

interface SourcingSettings {
  readonly defaultBatchSize?: number;
  readonly defaultFirstBatchSize?: number;
}

/** What a request is measured against, and the size that is proposed; undefined until the account is known. */
export function useBatchTerms(): (BatchTerms & { readonly proposed: number }) | undefined {
  const account = useAccount();
  const { data } = useApi('listAppSettings', {}, { revalidateOnFocus: false });
  if (!account || !data) return undefined;
  const settings = data.find(({ key }) => key === 'sourcingRequest')?.value as SourcingSettings | undefined;
  const { hasUnlimitedPlan, remainingCredits } = account.subscription;
  return {
    firstBatchSize: settings?.defaultFirstBatchSize ?? LIMITS.batchFirst,
    proposed: settings?.defaultBatchSize ?? LIMITS.batchDefault,
    available: hasUnlimitedPlan ? null : remainingCredits,
  };
}
