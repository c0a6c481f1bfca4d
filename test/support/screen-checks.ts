import type { Locator, Page } from 'playwright-core';
import { atRest, axeProblems } from './browser.ts';

/** Gathers what the browser complains of on a page from now on; `take` answers it and begins anew. */
export function listenTo(page: Page) {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`not caught: ${error.message}`));
  return {
    take() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}

/** What is wrong with a page that has come to rest, whatever it shows: its parts, its title, its width and all that axe knows. */
export const screenProblems = (page: Page): Promise<string[]> => atRest(page, () => problemsNow(page));

async function problemsNow(page: Page): Promise<string[]> {
  const { title, mains, headings, tooWide } = await page.evaluate(lookAround);
  return [
    ...(/^\S.* · Bramble$/.test(title) ? [] : [`its title is "${title}"`]),
    ...(mains === 1 ? [] : [`it has ${mains} main parts`]),
    ...(headings.length === 1 ? [] : [`its headings of the first level are ${JSON.stringify(headings)}`]),
    ...tooWide.map((element) => `wider than the screen: ${element}`),
    ...(await axeProblems(page)),
  ];
}

/** Runs in the page. */
function lookAround() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
  const width = document.documentElement.clientWidth;
  const everything = [...document.body.querySelectorAll('*')].filter(isShown);
  const beyond = everything.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > width + 1 || left < -1) && !element.closest('.vh') && !scrollsItself(element.parentElement);
  });
  const scrolls =
    document.documentElement.scrollWidth > width
      ? [`the page, by ${document.documentElement.scrollWidth - width} px`]
      : [];
  return {
    title: document.title,
    mains: everything.filter((element) => element.matches('main, [role=main]')).length,
    headings: everything.filter((element) => element.matches('h1')).map((element) => element.textContent),
    tooWide: [
      ...scrolls,
      ...beyond.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ],
  };
}

/** Whether a message lies over a place on the screen. */
export async function isCovered(place: Locator): Promise<boolean> {
  const toasts = await place.page().locator('[data-ui=toast]:visible').all();
  const [own, ...others] = await Promise.all([place, ...toasts].map((each) => each.boundingBox()));
  const apart = (from: number, size: number, at: number, other: number) => from + size <= at || at + other <= from;
  return others.some(
    (toast) =>
      own &&
      toast &&
      !apart(own.x, own.width, toast.x, toast.width) &&
      !apart(own.y, own.height, toast.y, toast.height),
  );
}
