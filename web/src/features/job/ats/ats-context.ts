import { createContext, useContext } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { COLUMN_LABELS, type ColumnName } from '../../../../../shared/reference/funnel.ts';
import { isSentToAts } from '../../../../../shared/rules/ats/sources.ts';
import type { Funnel } from '../../../../../shared/rules/funnel/move-tables.ts';
import { useApi } from '../../../api/use-api.ts';

/** The name of the ATS to which the candidates of this job are sent; undefined where they are not. */
export const AtsContext = createContext<string | undefined>(undefined);

export const useAtsName = (): string | undefined => useContext(AtsContext);
export const useFunnel = (): Funnel => (useAtsName() ? 'ats' : 'in-product');

/** Asked only for jobs that were imported. */
export function useAtsOf(job: Job): string | undefined {
  const linked = useApi('getAtsStatus', job.atsName ? {} : null).data?.atsName ?? null;
  return isSentToAts(job, linked) ? (linked ?? undefined) : undefined;
}

/** What a column is called on the board. */
export const columnLabel = (column: ColumnName, atsName: string | undefined): string =>
  column === 'EXPORTED' && atsName ? `Profiles moved to ${atsName}` : COLUMN_LABELS[column];
