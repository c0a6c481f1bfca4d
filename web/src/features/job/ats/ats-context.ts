import { createContext, useContext, useMemo } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { COLUMN_LABELS, type ColumnName } from '../../../../../shared/reference/funnel.ts';
import { type LinkedAts, whyNotSent } from '../../../../../shared/rules/ats/sources.ts';
import type { Funnel } from '../../../../../shared/rules/funnel/move-tables.ts';
import { usePolledApi } from '../../../api/use-polled.ts';
import type { BoardRules } from '../board/drop-words.ts';
import { statusPause } from './status-pause.ts';

/** The ATS to which the candidates of this job are sent by name, or why they are not sent to the one it was imported from. */
interface AtsOfJob {
  /** The ATS that the account has connected, whichever; undefined until that is known. */
  readonly linked?: LinkedAts;
  /** Its name; null where none is. */
  readonly linkedName?: string | null | undefined;
  readonly name?: string | undefined;
  readonly whyNot?: string | undefined;
  /** It does not let us in any more: nobody is sent there until it is connected again. */
  readonly isLockedOut?: boolean;
  /** Who stands on the job there is kept out of its sourcing. */
  readonly hasList?: boolean;
  /** Neither is known yet of a job that was imported: until then nobody is moved. */
  readonly unknown?: UnknownAts | undefined;
}

interface UnknownAts {
  /** Why not, where it could not be read. */
  readonly problem: string | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}
export const AtsContext = createContext<AtsOfJob>({});

export const useLinkedAts = () => useContext(AtsContext).linked;
export const useLinkedAtsName = () => useContext(AtsContext).linkedName;
export const useAtsName = (): string | undefined => useContext(AtsContext).name;
export const useUnknownAts = () => useContext(AtsContext).unknown;
export const useWhyNotSent = (): string | undefined => useContext(AtsContext).whyNot;
export const useHasAtsList = (): boolean => useContext(AtsContext).hasList ?? false;
export const useFunnel = (): Funnel => (useAtsName() ? 'ats' : 'in-product');

/** Why nobody can be sent to the ATS of this job at the moment, although its candidates go on there. */
export const useWhyNoExport = (): string | undefined => {
  const { name, whyNot } = useContext(AtsContext);
  return name === undefined ? undefined : whyNot;
};

/** What decides where the cards of the board may go. */
export function useBoardRules(isClosed: boolean): BoardRules {
  const atsName = useAtsName();
  const funnel = useFunnel();
  const whyNoExport = useWhyNoExport();
  return useMemo(() => ({ isClosed, funnel, whyNoExport, atsName }), [isClosed, funnel, whyNoExport, atsName]);
}

/** How an imported job stands in what is connected; asked only for those, and again while one looks at them. */
export function useAtsOf({ id, atsName }: Pick<Job, 'id' | 'atsName'>): AtsOfJob {
  const { data, error, isValidating, mutate } = usePolledApi(
    'getAtsStatus',
    atsName ? { query: { jobId: id } } : null,
    statusPause,
  );
  if (!atsName) return {};
  if (!data) {
    const problem = error && `It is not known whether ${atsName} is connected.`;
    return { hasList: true, unknown: { problem, isRetrying: isValidating, retry: () => void mutate() } };
  }
  const { atsName: name, job: standing, state } = data;
  const linked = { atsName: name, state };
  if (!name) return { linked, linkedName: null };
  const hasList = name === atsName && standing !== 'MISSING';
  const isLockedOut = standing !== null && state === 'RELINK';
  const there = { linked, linkedName: name, hasList, isLockedOut, whyNot: whyNotSent(standing, name, state) };
  return standing === 'THERE' ? { ...there, name } : there;
}

/** What a column is called on the board. */
export const columnLabel = (column: ColumnName, atsName: string | undefined): string =>
  column === 'EXPORTED' && atsName ? `Profiles moved to ${atsName}` : COLUMN_LABELS[column];
