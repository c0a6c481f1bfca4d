import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';

interface Around {
  /** The ATS that the job was imported from, and the one that is connected: null where none is, undefined while that is not known. */
  readonly importedFrom: string | null;
  readonly linkedName?: string | null | undefined;
  /** The ATS to which candidates of this job go on. */
  readonly name?: string | undefined;
  readonly whyNot?: string | undefined;
  /** How many stand in the column of those who were sent; some may not have arrived. */
  readonly sent: number;
}

/** What the board of an imported job says where its candidates do not go on in the ATS: why, and where those are who did. */
export function boardNotice({ importedFrom, linkedName, name, whyNot, sent }: Around): string | undefined {
  if (!importedFrom || name !== undefined || linkedName === undefined) return undefined;
  const why = whyNot ?? (sent > 0 ? `${importedFrom} is not connected any more.` : undefined);
  if (!why) return undefined;
  const where = `in the column “${COLUMN_LABELS.EXPORTED}”, the last one`;
  const who = sent === 1 ? '1 candidate who was moved there is' : `${sent} candidates who were moved there are`;
  return [why, 'Candidates go on here.', sent > 0 && `${who} ${where}.`].filter(Boolean).join(' ');
}
