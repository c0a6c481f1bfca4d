const GROUPED = /^-?\d{1,3}(?:[.,]\d{3})+$/;
const DECIMAL = /^-?\d+[.,]\d+$/;

/**
 * The amount in what was typed, with the thousands marks of any language: "50.000" and "50,000" are fifty thousand. Null for
 * nothing, NaN for what is no number.
 */
export function amountIn(text: string): number | null {
  const plain = text.replace(/[\s_’']/g, '');
  if (plain === '') return null;
  const [, number = plain, thousand] = /^(.*\d)(k)?$/i.exec(plain) ?? [];
  const times = thousand ? 1_000 : 1;
  if (!thousand && GROUPED.test(number)) return Number(number.replace(/[.,]/g, ''));
  return DECIMAL.test(number) ? Number(number.replace(',', '.')) * times : Number(number) * times;
}

/** An amount as it is shown. */
export const amountText = (amount: number | null): string =>
  amount === null || Number.isNaN(amount) ? '' : amount.toLocaleString('en', { maximumFractionDigits: 20 });
