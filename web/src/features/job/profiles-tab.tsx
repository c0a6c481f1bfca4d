import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { COLUMNS, type ColumnName, columnsOfBoard, HIDDEN_COLUMNS } from '../../../../shared/reference/funnel.ts';
import { cardFilter, filtersIn } from '../../../../shared/rules/funnel/board-filter.ts';
import { messageOf } from '../../api/problem.ts';
import { useUser } from '../../api/use-user.ts';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { lazily, usePreloaded } from '../../ui/hooks/lazily.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { useBoardRules, useUnknownAts } from './ats/ats-context.ts';
import { AtsNotice } from './ats/ats-notice.tsx';
import { createAnnouncer } from './board/announcer.ts';
import styles from './board/board.module.css';
import { BoardColumns } from './board/board.tsx';
import { type Board, BoardContext, type ListHandle } from './board/board-context.ts';
import { BoardSkeleton } from './board/board-skeleton.tsx';
import { type BoardStore, useFilled } from './board/board-store.ts';
import { useMinute } from './board/clock.ts';
import { createDragStore, DragContext } from './board/drag-store.ts';
import { FilterContext, type Shows } from './board/filter-context.ts';
import { createSelection, SelectionContext, useHasSelected, useShownAlone } from './board/selection.ts';
import { useBoard, useLoadMore } from './board/use-board.ts';
import { useHunts } from './board/use-hunts.ts';
import { useKeptFocus } from './board/use-kept-focus.ts';
import { MOVE_DIALOGS, MoveDialogs } from './moves/move-dialogs.tsx';
import { useBulk } from './moves/use-bulk.ts';
import { useGroupMoves } from './moves/use-group-moves.ts';
import { useMoves } from './moves/use-moves.ts';
import { PhoneBoard } from './phone/phone-board.tsx';
import { SourcingDialogs } from './sourcing/sourcing-dialogs.tsx';
import { SourcingPanel } from './sourcing/sourcing-panel.tsx';
import { usePanelQuery } from './sourcing/use-panel-query.ts';
import { filterIn, type JobQuery } from './use-job-query.ts';

const CandidateModal = lazily(() => import('./candidate/candidate-modal.tsx'));
const DiscardAllDialog = lazily(() => import('./moves/discard-all-dialog.tsx'));
const MoveMenu = lazily(() => import('./board/move-menu.tsx'));
const AddAddressDialog = lazily(() => import('../../parts/candidate/add-address-dialog.tsx'));
const AddProfileFlow = lazily(async () => ({
  default: (await import('../../parts/add-profile/add-profile-flow.tsx')).AddProfileFlow,
}));

const GroupBar = lazily(() => import('./board/group-bar.tsx'));
const GroupOutcomeDialog = lazily(() => import('./moves/group-outcome-dialog.tsx'));

const OPENED_FROM_CARDS = [MoveMenu, CandidateModal, GroupBar, ...MOVE_DIALOGS];

const isSubmissionId = (id: string): id is SubmissionId => /^sub_/.test(id);

const cardsOf = (store: BoardStore, ids: Iterable<SubmissionId>): Card[] =>
  [...ids].flatMap((id) => store.read().cards.get(id) ?? []);

/** What the filters of the address let pass; undefined where they ask for nothing. */
function useShows(query: JobQuery, mustHaves: number): Shows {
  const { source, minDays, company, verdict } = filterIn(query);
  const hour = Math.floor(useMinute() / 3_600_000) * 3_600_000;
  return useMemo(() => {
    const filter = { source, minDays, company, verdict };
    return filtersIn(filter) > 0 ? cardFilter(filter, { now: hour, mustHaves }) : undefined;
  }, [source, minDays, company, verdict, mustHaves, hour]);
}

/** The columns on the screen: the hidden ones when asked for, or when someone was moved there. */
function useShownColumns(query: JobQuery, store: BoardStore, isAts: boolean) {
  const [revealed, setRevealed] = useState<readonly ColumnName[]>([]);
  const reveal = useCallback((column: ColumnName) => {
    if (HIDDEN_COLUMNS.includes(column))
      setRevealed((before) => (before.includes(column) ? before : [...before, column]));
  }, []);
  const filled = useFilled(store, COLUMNS);
  const isSearch = query.search !== '';
  const shown = useMemo(() => {
    const isShown = (column: ColumnName) =>
      query.hidden || revealed.includes(column) || (isSearch && filled.includes(column));
    const own = columnsOfBoard(isAts);
    // Of the other funnel, columns in which somebody stands since before.
    return COLUMNS.filter((column) =>
      HIDDEN_COLUMNS.includes(column) ? isShown(column) : own.includes(column) || filled.includes(column),
    );
  }, [query.hidden, isSearch, revealed, filled, isAts]);
  return { shown, reveal };
}

export interface ProfilesTabProps {
  readonly job: Job;
  readonly query: JobQuery;
  readonly isAdding: boolean;
  readonly onAdded: () => void;
  readonly onJob: (job: Job) => void;
}

/** The funnel of a job beside its sourcing, and the candidate who is open above both. */
export default function ProfilesTab({ job, query, isAdding, onAdded, onJob }: ProfilesTabProps) {
  const person = useUser().id;
  const isClosed = job.status === 'Closed';
  const rules = useBoardRules(isClosed);
  const unknownAts = useUnknownAts();
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const [announcer] = useState(createAnnouncer);
  const [drag] = useState(createDragStore);
  const [lists] = useState(() => new Map<ColumnName, ListHandle>());
  const going = useRef<SubmissionId>(undefined);
  const [menu, setMenu] = useState<{ id: SubmissionId; anchor: Element }>();
  const [unreached, setUnreached] = useState<Card>();
  const { search, change } = query;
  const { store, whole, isKnown, isSearching, error, isRetrying, refresh, ...read } = useBoard(job.id, search);
  const { shown, reveal } = useShownColumns(query, store, rules.funnel === 'ats');
  const loadMore = useLoadMore(job.id, store);
  useHunts(store);
  const moves = useMoves({ jobId: job.id, rules, store, announcer, reveal });
  const shows = useShows(query, job.requirements.mustHaves.length);
  const bulk = useBulk({ jobId: job.id, store, moves, shows, reveal });
  const [selection] = useState(createSelection);
  useShownAlone(selection, store, shows);
  const hasSelected = useHasSelected(selection);
  const group = useGroupMoves({ jobId: job.id, rules, store, moves, selection, announcer, reveal });
  const panelQuery = usePanelQuery();
  usePreloaded(OPENED_FROM_CARDS, isKnown);

  const open = useCallback((id: SubmissionId) => change({ submissionId: id }, { push: true }), [change]);
  const openNext = useCallback((id: SubmissionId) => change({ submissionId: id }), [change]);
  const close = useCallback(() => change({ submissionId: '' }), [change]);
  const openMoves = useCallback((id: SubmissionId, anchor: Element) => setMenu({ id, anchor }), []);
  const board: Board = useMemo(
    () => ({
      person,
      jobId: job.id,
      isClosed,
      rules,
      search,
      store,
      open,
      openMoves,
      loadMore,
      lists,
      selection,
      going,
    }),
    [person, job.id, isClosed, rules, search, store, open, openMoves, loadMore, lists, selection],
  );
  const menuCard = menu && store.read().cards.get(menu.id);
  const openId = isSubmissionId(query.submissionId) ? query.submissionId : undefined;
  useKeptFocus(store, lists, Boolean(menu ?? openId ?? moves.asking ?? bulk.discarding ?? unreached));
  const panel = <SourcingPanel job={job} store={whole} {...read} query={panelQuery} onJob={onJob} />;
  /** A card that is selected with others takes them along. */
  const onMove = (card: Card, to: ColumnName) => {
    const ids = selection.read();
    if (!ids.has(card.id) || ids.size === 1) return moves.request(card, to);
    void group.move(cardsOf(store, ids), to);
  };
  const isShown = isKnown && !unknownAts;
  const problem = isKnown ? unknownAts?.problem : error && messageOf(error);
  const retry = isKnown ? unknownAts?.retry : () => void refresh();
  const notice = <AtsNotice job={job} onShowSent={() => change({ stage: 'EXPORTED' })} />;
  const columns = { shown, announcer, isSearching, notice, onMove, ...bulk.actions };
  return (
    <BoardContext value={board}>
      <DragContext value={drag}>
        <SelectionContext value={selection}>
          <FilterContext value={shows}>
            <div className={styles.profiles}>
              {!isNarrow && (
                <aside className={styles.panel} aria-label="Sourcing and objectives">
                  {panel}
                </aside>
              )}
              {isShown && !isNarrow && <BoardColumns {...columns} />}
              {isShown && isNarrow && (
                <PhoneBoard {...columns} {...{ panel, query }} isPanelWanted={panelQuery.hasCrowdStarted} />
              )}
              {!isShown && problem && (
                <ProblemState title={problem} retrying={isRetrying || unknownAts?.isRetrying} onRetry={retry} />
              )}
              {!isShown && !problem && <BoardSkeleton />}
            </div>
          </FilterContext>
          <Suspense>
            {hasSelected && (
              <GroupBar
                selection={selection}
                onMove={(cards, to) => void group.move(cards, to)}
                onRevert={(cards) => void group.revert(cards)}
              />
            )}
            {group.told && <GroupOutcomeDialog told={group.told} onClose={group.close} />}
            {menu && menuCard && (
              <MoveMenu
                card={menuCard}
                anchor={menu.anchor}
                isSelected={selection.has(menuCard.id)}
                onSelect={() => selection.toggle(menuCard.id)}
                onMove={(to) => moves.request(menuCard, to)}
                onRevert={() => void moves.revert(menuCard)}
                onAddAddress={isClosed || menuCard.hasEmailToContact ? undefined : () => setUnreached(menuCard)}
                onClose={() => setMenu(undefined)}
              />
            )}
            {unreached && (
              <AddAddressDialog
                submission={unreached}
                onClose={() => setUnreached(undefined)}
                onDone={() => moves.settle({ ...unreached, isEmailHuntDone: true, hasEmailToContact: true })}
              />
            )}
            {openId && !unknownAts && (
              <CandidateModal
                id={openId}
                job={job}
                store={store}
                moves={moves}
                onClose={close}
                onOpen={openNext}
                onNearEnd={() => {
                  const column = store.read().cards.get(openId)?.columnName;
                  if (column) loadMore(column);
                }}
              />
            )}
            {bulk.discarding && (
              <DiscardAllDialog
                jobId={job.id}
                store={store}
                cards={bulk.discarding}
                isNarrowed={shows !== undefined || search !== ''}
                onClose={bulk.close}
                onPart={moves.settleAll}
                onDone={bulk.told}
              />
            )}
            {isAdding && (
              <AddProfileFlow
                jobId={job.id}
                open
                onClose={onAdded}
                onAdded={(card) => {
                  if (card) moves.settle(card);
                  moves.readAgain();
                }}
              />
            )}
          </Suspense>
          <SourcingDialogs job={job} query={panelQuery} onJob={onJob} />
          <MoveDialogs
            job={job}
            moves={moves}
            onMoved={moves.readAgain}
            onContacted={group.contacted}
            onStayed={group.tell}
          />
        </SelectionContext>
      </DragContext>
    </BoardContext>
  );
}
