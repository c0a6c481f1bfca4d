/** The amount in what was typed, with or without thousands marks; null for nothing, NaN for what is no number. */
export function amountIn(text: string): number | null {
  const plain = text.replace(/[\s,_’']/g, '');
  return plain === '' ? null : Number(plain);
}

/** An amount as it is shown. */
export const amountText = (amount: number | null): string =>
  amount === null || Number.isNaN(amount) ? '' : amount.toLocaleString('en', { maximumFractionDigits: 20 });
