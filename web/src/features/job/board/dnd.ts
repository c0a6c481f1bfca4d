import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';

type Carried = Record<string | symbol, unknown>;

const idOf = ({ id }: Carried): SubmissionId | undefined => (typeof id === 'string' ? (id as SubmissionId) : undefined);

/** The room around a card in hand, so that its turned corners are not cut off. */
const MARGIN_PX = 8;

/** Lets a card be taken by the pointer; what follows the pointer is the card itself, a little turned. @public Loaded through `useDnd`. */
export const makeCard = (element: HTMLElement, id: SubmissionId) =>
  draggable({
    element,
    getInitialData: () => ({ id }),
    onGenerateDragPreview: ({ nativeSetDragImage, location, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: () => {
          const { clientX, clientY } = location.initial.input;
          const { left, top } = source.element.getBoundingClientRect();
          return { x: clientX - left + MARGIN_PX, y: clientY - top + MARGIN_PX };
        },
        render: ({ container }) => {
          const copy = source.element.cloneNode(true) as HTMLElement;
          copy.dataset.carried = '';
          copy.style.width = `${source.element.clientWidth}px`;
          container.append(copy);
        },
      }),
  });

/** Lets a place take the cards that may go there. @public Loaded through `useDnd`. */
export const makeTarget = (element: HTMLElement, column: ColumnName, accepts: (id: SubmissionId) => boolean) =>
  dropTargetForElements({
    element,
    getData: () => ({ column }),
    canDrop: ({ source }) => {
      const id = idOf(source.data);
      return id !== undefined && accepts(id);
    },
  });

/** Scrolls a place while a card is held near its edge. @public Loaded through `useDnd`. */
export const makeScroller = (element: HTMLElement, axis: 'vertical' | 'horizontal') =>
  autoScrollForElements({ element, getAllowedAxis: () => axis });

/** Tells what happens to cards in hand: taken, over a place, let go there or anywhere else. @public Loaded through `useDnd`. */
export const watchCards = (watch: {
  onTake: (id: SubmissionId) => void;
  onOver: (column: ColumnName | null) => void;
  onLetGo: (id: SubmissionId, column: ColumnName | null) => void;
}) => {
  const columnOf = (targets: readonly { data: Carried }[]) =>
    (targets[0]?.data.column as ColumnName | undefined) ?? null;
  return monitorForElements({
    canMonitor: ({ source }) => idOf(source.data) !== undefined,
    onDragStart: ({ source }) => watch.onTake(source.data.id as SubmissionId),
    onDropTargetChange: ({ location }) => watch.onOver(columnOf(location.current.dropTargets)),
    onDrop: ({ source, location }) =>
      watch.onLetGo(source.data.id as SubmissionId, columnOf(location.current.dropTargets)),
  });
};
