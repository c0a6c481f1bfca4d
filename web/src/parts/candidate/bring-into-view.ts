const scrollerOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
};

/**
 * Scrolls the pane of the resume to a citation. Passing over a verdict never moves the pane one is pointing into: only a
 * press (`wanted`) does that.
 */
export const bringIntoView = (paper: Element, numbers: readonly number[], wanted: boolean): void => {
  const target = [...paper.querySelectorAll<HTMLElement>('[data-cites]')].find((element) =>
    (element.dataset.cites ?? '').split(' ').some((number) => numbers.includes(Number(number))),
  );
  if (!target || target.offsetParent === null) return;
  const pane = scrollerOf(target);
  if (!pane) return;
  if (!wanted && pane.querySelector('[data-now]')) return;
  const [box, seen] = [target.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (box.top >= seen.top + 8 && box.bottom <= seen.bottom - 8) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollBy({ top: box.top - seen.top - seen.height / 3, behavior: calm ? 'auto' : 'smooth' });
};
