const DIALOG = '[role=dialog][data-open], [role=alertdialog][data-open]';
const REMEMBERED = 8;

/** Where a focused element stood, from itself outwards. */
type Path = readonly Element[];

const pathOf = (element: Element): Path => {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
};

const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility({ visibilityProperty: true });
const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What had the focus lately, the latest last; none once somebody let go of it themself. */
let paths: Path[] = [];

/** The nearest of a path that is still there, within what is open; in it what was drawn anew under the same name. */
function nearest([lost, ...around]: Path): HTMLElement | undefined {
  if (!lost) return undefined;
  const open = [...document.querySelectorAll(DIALOG)].at(-1);
  const isPlace = (element: Element) => !element.matches('html, body, body > *') && (!open || open.contains(element));
  const place = [lost, ...around].filter(isThere).find(isPlace);
  if (!place || place === lost) return place;
  const again = [...place.querySelectorAll<HTMLElement>(lost.tagName)].find((one) => wordsOf(one) === wordsOf(lost));
  return again && !again.matches(':disabled') ? again : place;
}

/**
 * Whether something has the focus, or had it and gets it back, as a button that is hidden while a part of the page is fetched. The page
 * itself is nothing to give it back to: a library would take the first link of it instead.
 */
export function isFocusSomewhere(): boolean {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return !activeElement.matches('main');
  return paths.some((path) => !path[0]?.matches('main') && (path[0]?.isConnected || nearest(path) !== undefined));
}

function giveFocus(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Gives the focus back where what had it is gone: to where it was before, as the button that opened a dialog, or to the
 * nearest thing around it that still stands. Without this it falls to the page, and whoever uses the keyboard begins anew.
 * What somebody let go of themself stays so, and what keeps its own focus is left alone (`data-keeps-focus`). Answers how to stop.
 */
export function keepFocus(): () => void {
  paths = [];
  let isWaiting = false;
  let isAsked = false;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    isWaiting = false;
    paths = [...paths.filter(([element]) => element !== target), pathOf(target)].slice(-REMEMBERED);
  };
  const look = () => {
    isAsked = false;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const path = paths.at(-1);
    const last = path?.[0];
    if (!isLost || !last || path.some((element) => element.matches('[data-keeps-focus]'))) return;
    if (isThere(last)) {
      // A button that works is disabled as long, and has the focus again afterwards.
      if (last.matches(':disabled')) isWaiting = true;
      else if (isWaiting) giveFocus(last);
      else paths = [];
      return;
    }
    const place = paths.toReversed().map(nearest).find(Boolean);
    if (place) giveFocus(place);
  };
  // Later than the libraries, which give the focus back themselves where they can.
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  const onPress = () => {
    isWaiting = false;
  };
  const observer = new MutationObserver(ask);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', ask);
  document.addEventListener('pointerdown', onPress);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', ask);
    document.removeEventListener('pointerdown', onPress);
  };
}
