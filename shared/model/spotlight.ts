import * as z from 'zod';
import { whenNewer } from './newer.ts';

/** Where in the candidate's own words a verdict rests: the words, and the part of the resume they stand in. */
export const Citation = z.object({ quote: z.string(), source: z.string() });
export type Citation = z.infer<typeof Citation>;

/** `other` reads "Not found". Without a citation a verdict is never `confirmed` (product principle). */
export const RequirementVerdict = z.object({
  requirement: z.string(),
  justification: z.string(),
  type: whenNewer(z.enum(['confirmed', 'uncertain', 'other']), 'uncertain'),
  citations: z.array(Citation),
});
export type RequirementVerdict = z.infer<typeof RequirementVerdict>;

/** How a candidate compares with the job's requirements (3-pipeline, section 3). */
export const Spotlight = z.object({
  generatedHighlightsSummary: z.string(),
  cvHighlights: z.record(z.string(), z.array(z.string())),
  generatedRequirementsComparisons: z.object({
    mustHaves: z.array(RequirementVerdict),
    nToHaves: z.array(RequirementVerdict),
  }),
  madeBy: whenNewer(z.enum(['rules', 'language-model']), 'rules'),
});
export type Spotlight = z.infer<typeof Spotlight>;
