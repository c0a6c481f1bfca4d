import type { JobMode } from '../../../../../shared/model/auto-sourcing.ts';

/** The modes as people know them (3-pipeline, section 4). */
export const MODES: Record<JobMode, { readonly name: string; readonly hint: string }> = {
  AUTO: {
    name: 'Auto-pilot',
    hint: 'Profiles are sourced each working day, and contacted with the emails of the job. You meet who is interested.',
  },
  CUSTOM: { name: 'Co-pilot', hint: 'You choose what happens by itself: sourcing, contacting, or both.' },
  MANUAL: { name: 'No Assistance', hint: 'You ask for each batch, review it, and contact whom you like.' },
};
