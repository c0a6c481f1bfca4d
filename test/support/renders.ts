import type { Page } from 'playwright-core';

/** What React has drawn since counting began. */
export interface Drawn {
  /** How often one or more columns of the board were drawn. */
  readonly columns: number;
  /** The names of the cards that were there before and drawn again, each time they were. */
  readonly cards: readonly string[];
}

/** What is read of a node of React's tree. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Listens to React as its developer tools do, from the next page on that is opened. */
export const listenToReact = (page: Page) =>
  page.addInitScript(() => {
    const drawn = { columns: 0, cards: [] as string[] };
    const PERFORMED_WORK = 1;
    const HOST = 5;
    const COMPONENTS = [0, 1, 11, 14, 15];
    /** The element that a component is, with none around it. */
    const elementOf = (fiber: Fiber | null): Fiber | undefined => {
      let next = fiber;
      while (next && next.tag !== HOST) next = next.child;
      return next ?? undefined;
    };
    /** Adds what was drawn again below a node in this commit: a card is drawn when anything of it is. */
    const look = (fiber: Fiber, around: Fiber | undefined, found: { cards: Set<Fiber>; hasColumn: boolean }) => {
      const card = fiber.type === 'article' ? fiber : around;
      if (fiber.alternate && COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
        const element = elementOf(fiber.child);
        if (card) found.cards.add(card);
        else if (element?.type === 'article') found.cards.add(element);
        if (element?.type === 'section') found.hasColumn ||= (element.stateNode as Element).matches('[data-column]');
      }
      if (fiber.alternate?.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) look(child, card, found);
    };
    const nameOf = ({ stateNode }: Fiber) =>
      (stateNode as Element).querySelector('[data-card]')?.getAttribute('title') ?? 'nobody';
    const onCommitFiberRoot = (_id: number, root: { readonly current: Fiber }) => {
      const found = { cards: new Set<Fiber>(), hasColumn: false };
      look(root.current, undefined, found);
      if (found.hasColumn) drawn.columns += 1;
      drawn.cards.push(...[...found.cards].map(nameOf));
    };
    const nothing = () => undefined;
    const hook = { renderers: new Map(), supportsFiber: true, inject: () => 1, onCommitFiberRoot };
    const unused = { onCommitFiberUnmount: nothing, onPostCommitFiberRoot: nothing };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...unused }, drawn });
  });

/** Forgets what was drawn so far. */
export const startCounting = (page: Page) =>
  page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: { columns: number; cards: string[] } };
    drawn.columns = 0;
    drawn.cards = [];
  });

export const drawnSince = (page: Page): Promise<Drawn> =>
  page.evaluate(() => structuredClone((window as unknown as { drawn: Drawn }).drawn));
