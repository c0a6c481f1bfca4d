import type {
  AutoSourcingAction,
  AutoSourcingPause,
  AutoSourcingReason,
  DataTrigger,
  PauseReason,
  StartReason,
  StopReason,
} from '../../../model/auto-sourcing.ts';
import type { JobSourcing, NotSourcingReason } from '../../../model/job.ts';
import type { Decision } from './decide.ts';

/** What of a job's sourcing these steps change. */
export type AutoState = Pick<
  JobSourcing,
  'sourcingMode' | 'autoSourcing' | 'autoSourcingPause' | 'autoContact' | 'notSourcingReason'
>;

/** A line for the history, still without its id and time. */
export interface NewLine {
  readonly action: AutoSourcingAction;
  readonly reasons: readonly AutoSourcingReason[];
  readonly triggers?: readonly DataTrigger[];
  readonly batchSize?: number;
}

/** How a job's sourcing stands after something, what is told of it, and what becomes of its open request. */
export interface Step {
  readonly after: AutoState;
  readonly lines: readonly NewLine[];
  /** The open request ends, and what was not delivered is given back. */
  readonly stopsRequest: boolean;
  /** A request of so many profiles is opened. */
  readonly requests?: number;
}

const isActive = ({ sourcingMode, autoSourcing }: AutoState) =>
  sourcingMode === 'auto-sourcing' && autoSourcing !== 'OFF';

const line = (action: AutoSourcingAction, ...reasons: AutoSourcingReason[]): NewLine => ({ action, reasons });

const step = (after: AutoState, lines: readonly NewLine[], stopsRequest = false): Step => ({
  after,
  lines,
  stopsRequest,
});

/** That a batch is here in full stays true until another one is asked for. */
const inFull = ({ notSourcingReason }: AutoState) =>
  notSourcingReason === 'BATCH_DELIVERED' ? notSourcingReason : undefined;

/** Auto-sourcing from now on; it waits for the calibration batch where that was not rated. */
export function activated(state: AutoState, reason: StartReason, at: Date, isCalibrationRated: boolean): Step {
  const on = { ...state, sourcingMode: 'auto-sourcing', notSourcingReason: inFull(state) ?? null } as const;
  const start = line('START', reason);
  if (isCalibrationRated) return step({ ...on, autoSourcing: 'ON', autoSourcingPause: null }, [start]);
  const why = 'CALIBRATION_BATCH_NOT_REVIEWED';
  const pause = { reasons: [why], at: at.toISOString() } satisfies AutoSourcingPause;
  return step({ ...on, autoSourcing: 'PAUSE', autoSourcingPause: pause }, [start, line('PAUSE', why)]);
}

/** What the end of auto-sourcing says of the job, where it was not its team that ended it. */
const ENDED: Partial<Record<StopReason, NotSourcingReason>> = {
  CLOSING_JOB: 'CLOSED',
  SEARCH_LEAD_TARGET_REACHED: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
  STOPPED_FROM_BACKOFFICE: 'STOPPED_FROM_BACKOFFICE',
  SEARCH_STOPPED_FROM_BACKOFFICE: 'STOPPED_FROM_BACKOFFICE',
};

/** No more auto-sourcing. A job that is closed remembers that it had it. */
export function deactivated(state: AutoState, reason: StopReason): Step {
  if (!isActive(state)) return step(state, []);
  const sourcingMode = reason === 'CLOSING_JOB' ? 'auto-sourcing' : 'manual';
  const notSourcingReason = ENDED[reason] ?? inFull(state) ?? 'STOPPED_BY_USER';
  return step(
    { ...state, sourcingMode, autoSourcing: 'OFF', autoSourcingPause: null, notSourcingReason },
    [line('STOP', reason)],
    true,
  );
}

/** A closed job does nothing any more; its request ends with it. */
export const closed = (state: AutoState): Step => {
  const { after, lines } = inTurn(
    state,
    (before) => deactivated(before, 'CLOSING_JOB'),
    (before) => notContacting(before, 'CLOSING_JOB'),
  );
  return step({ ...after, notSourcingReason: 'CLOSED' }, lines, true);
};

/** Sourcing by hand from now on; a request that is open goes on. */
export const byHand = (state: AutoState, reason: StopReason): Step => ({
  ...deactivated(state, reason),
  stopsRequest: false,
});

/** Everything happens by itself from now on. Auto-sourcing that rested begins anew. */
export const switchedToAuto = (state: AutoState, at: Date, isCalibrationRated: boolean): Step => {
  const reason = 'SWITCH_TO_JOB_MODE_AUTO';
  const start = (before: AutoState) => activated(before, reason, at, isCalibrationRated);
  const isOn = state.sourcingMode === 'auto-sourcing' && state.autoSourcing === 'ON';
  return inTurn(state, ...(isOn ? [] : [(before: AutoState) => deactivated(before, reason), start]), (before) =>
    contacting(before, reason),
  );
};

/** Nothing happens by itself any more. */
export const switchedToManual = (state: AutoState): Step =>
  inTurn(
    state,
    (before) => deactivated(before, 'SWITCH_TO_JOB_MODE_MANUAL'),
    (before) => notContacting(before, 'SWITCH_TO_JOB_MODE_MANUAL'),
  );

/** A job that was closed in auto-sourcing goes on with it when it is open again. */
export function reopened(state: AutoState, at: Date, isCalibrationRated: boolean): Step {
  const open = { ...state, notSourcingReason: null };
  if (state.sourcingMode !== 'auto-sourcing' || state.autoSourcing !== 'OFF') return step(open, []);
  return activated(open, 'REOPENING_JOB', at, isCalibrationRated);
}

/** Our people pause a job, whatever its mode: its request waits, and so does all that happens by itself. */
export function pausedByOffice(state: AutoState, at: Date, hasQuestion: boolean): Step {
  const reason = 'PAUSED_FROM_BACKOFFICE';
  const pause = { reasons: [reason], at: at.toISOString() } satisfies AutoSourcingPause;
  const notSourcingReason = hasQuestion ? 'QUESTION_ABOUT_JOB_REQUIREMENTS' : state.notSourcingReason;
  return step({ ...state, autoSourcing: 'PAUSE', autoSourcingPause: pause, notSourcingReason }, [
    line('PAUSE', reason),
  ]);
}

/** The pause is over: by our people, or by the employer who answered the question about the job. */
export function unpaused(state: AutoState, by: 'office' | 'employer'): Step {
  if (state.autoSourcing !== 'PAUSE') return step(state, []);
  const autoSourcing = state.sourcingMode === 'auto-sourcing' ? 'ON' : 'OFF';
  const reason = by === 'office' ? 'RESUMED_FROM_BACKOFFICE' : 'ACTIVATED_BY_USER';
  return step({ ...state, autoSourcing, autoSourcingPause: null, notSourcingReason: null }, [line('RESUME', reason)]);
}

/** Contacts new profiles by itself from now on. */
export function contacting(state: AutoState, reason: 'ACTIVATED_BY_USER' | 'SWITCH_TO_JOB_MODE_AUTO'): Step {
  if (state.autoContact) return step(state, []);
  return step({ ...state, autoContact: true }, [line('AUTO_CONTACT_START', reason)]);
}

export function notContacting(state: AutoState, reason: StopReason | 'POOR_REPLIES'): Step {
  if (!state.autoContact) return step(state, []);
  return step({ ...state, autoContact: false }, [line('AUTO_CONTACT_STOP', reason)]);
}

/** One step after the other, as one. */
export function inTurn(state: AutoState, ...steps: readonly ((state: AutoState) => Step)[]): Step {
  return steps.reduce<Step>(
    (before, next) => {
      const { after, lines, stopsRequest } = next(before.after);
      return step(after, [...before.lines, ...lines], before.stopsRequest || stopsRequest);
    },
    step(state, []),
  );
}

/** What a pause says in the job list, where a person can do something about it. */
const SAID: Partial<Record<PauseReason, NotSourcingReason>> = {
  CREDITS_EXHAUSTED: 'CREDITS_EXHAUSTED',
  CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
};

/** What a decision changes. While the calibration batch is awaited its own request goes on. */
export function decided(state: AutoState, decision: Decision): Step {
  switch (decision.kind) {
    case 'nothing':
      return step(state, []);
    case 'stop': {
      const contact = decision.reason === 'CLOSING_JOB' || decision.reason === 'SEARCH_LEAD_TARGET_REACHED';
      const stop = (before: AutoState) => deactivated(before, decision.reason);
      return contact ? inTurn(state, stop, (before) => notContacting(before, decision.reason)) : stop(state);
    }
    case 'pause': {
      const { pause, batchReason } = decision;
      const notSourcingReason = pause.reasons.map((reason) => SAID[reason]).find(Boolean) ?? null;
      const paused: NewLine = {
        action: 'PAUSE',
        reasons: pause.reasons,
        ...(pause.triggers && { triggers: pause.triggers }),
      };
      return step(
        { ...state, autoSourcing: 'PAUSE', autoSourcingPause: pause, notSourcingReason },
        [paused, ...(batchReason ? [line('NO_BATCH_REQUESTED', batchReason)] : [])],
        !pause.reasons.includes('CALIBRATION_BATCH_NOT_REVIEWED'),
      );
    }
    case 'resume':
      return step({ ...state, autoSourcing: 'ON', autoSourcingPause: null, notSourcingReason: null }, [
        { action: 'RESUME', reasons: decision.reasons },
      ]);
    case 'skip':
      return step(state, [line('NO_BATCH_REQUESTED', decision.reason)]);
    case 'request': {
      const { size, reason } = decision;
      const asked: NewLine = { action: 'BATCH_REQUESTED', reasons: [reason], batchSize: size };
      return { ...step({ ...state, notSourcingReason: null }, [asked]), requests: size };
    }
  }
}
