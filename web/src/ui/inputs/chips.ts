export interface ChipRules {
  maxLength: number;
  /** Splits what is typed or pasted into several, such as at commas. */
  separator?: RegExp | undefined;
}

export interface ChipsAdded {
  items: string[];
  /** Items refused for being too long, as typed. */
  tooLong: string[];
}

const sameAs = (text: string) => (other: string) => other.toLocaleLowerCase() === text.toLocaleLowerCase();

/** Adds what was typed: trimmed, empty and duplicate items ignored, over-long ones refused (1-product, section 5). */
export const addChips = (items: readonly string[], typed: string, rules: ChipRules): ChipsAdded => {
  const added: ChipsAdded = { items: [...items], tooLong: [] };
  for (const part of typed.split(rules.separator ?? /\n/)) {
    const text = part.trim();
    if (text === '' || added.items.some(sameAs(text))) continue;
    if ([...text].length > rules.maxLength) added.tooLong.push(text);
    else added.items.push(text);
  }
  return added;
};
