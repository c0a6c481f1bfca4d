import type { AtsStanding } from '../../model/ats.ts';

interface InStage {
  readonly stage: string | null;
  readonly stageOrder?: number | undefined;
  readonly rejectedAt: string | null;
}

/** What an ATS's stage says of somebody: beyond the first one its people are interested, and rejected they are not. */
export const standingOf = ({ stage, stageOrder, rejectedAt }: InStage): AtsStanding => ({
  stage,
  rejectedAt,
  opinion: rejectedAt ? 'not-interested' : stageOrder ? 'interested' : 'open',
});

/** The same in words; nothing where the ATS has no stages. */
export function standingWords({ stage, rejectedAt, opinion }: AtsStanding, atsName: string): string | undefined {
  if (rejectedAt) return `Not interested: rejected in ${atsName}`;
  if (!stage) return undefined;
  return opinion === 'interested' ? `Interested: at “${stage}” in ${atsName}` : `At “${stage}” in ${atsName}`;
}
