import { PRODUCT } from '../../../../shared/product.ts';
import type { PipelineColumn } from '../../../../shared/rules/funnel/pipeline-order.ts';
import { STAGE_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';

/** What the columns of the pipeline are called. */
export const COLUMN_WORDS: Readonly<Record<PipelineColumn, string>> = {
  title: 'Title',
  owner: 'Owner',
  postedOn: 'Posted on',
  responseRate: 'Response rate',
  leadRate: 'Lead rate',
  sourcedByBramble: `Sourced by ${PRODUCT.name}`,
  sourcedByTeam: 'Sourced by my team',
  reviewed: STAGE_WORDS.reviewed.counted,
  contacted: STAGE_WORDS.contacted.counted,
  leads: STAGE_WORDS.lead.counted,
  interviews: STAGE_WORDS.interviewed.counted,
  hires: STAGE_WORDS.hired.counted,
};
