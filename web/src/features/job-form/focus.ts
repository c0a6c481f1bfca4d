const CONTROLS =
  'input:not([type=hidden], :disabled), textarea, [contenteditable=true], [role=combobox], [role=slider], button';

const controlIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>('input:is(:checked, [aria-invalid=true])') ??
  place.querySelector<HTMLElement>('[contenteditable=true]') ??
  place.querySelector<HTMLElement>(CONTROLS);

/** Brings a field into view and puts the person into it; says whether it is on the page. */
export function focusField(within: HTMLElement | null, field: string): boolean {
  const place = within?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!place) return false;
  (controlIn(place) ?? place).focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
  return true;
}
