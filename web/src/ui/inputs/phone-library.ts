import { isLoadFailure, loadedOnce, TRY_LATER } from '../hooks/load-failure.ts';

/** How numbers are written in each country: large, so it is fetched where a number is first typed. */
export const loadPhones = loadedOnce(() => import('./phone-numbers.ts'));

export type Phones = Awaited<ReturnType<typeof loadPhones>>;

/** What is wrong with a number (1-product, section 5); undefined when nothing is, or when there is none. */
export async function phoneProblem(text: string): Promise<string | undefined> {
  if (!text.trim()) return undefined;
  try {
    const { isValidPhone } = await loadPhones();
    return isValidPhone(text) ? undefined : 'Please enter a valid phone number with its country.';
  } catch (error) {
    if (isLoadFailure(error)) return TRY_LATER;
    throw error;
  }
}
