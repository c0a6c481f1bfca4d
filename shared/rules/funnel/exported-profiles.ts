import type { Profile } from '../../model/candidate.ts';
import type { ColumnName } from '../../model/funnel.ts';
import type { Origin } from '../../model/submission.ts';
import { COLUMN_LABELS } from '../../reference/funnel.ts';

/** Which profiles of a job are exported (3-pipeline, sections 6 and 7). */
export const EXPORT_KINDS = ['INTERESTED_ONLY', 'PLATFORM', 'ALL'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Interested profiles are everybody's; the others need the platform. */
export const needsPlatform = (kind: ExportKind): boolean => kind !== 'INTERESTED_ONLY';

const INTERESTED: readonly ColumnName[] = ['INTERESTED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'];

/** The columns in which profiles of a kind stand. */
export const columnsOfExport = (kind: ExportKind, columns: readonly ColumnName[]): readonly ColumnName[] =>
  kind === 'INTERESTED_ONLY' ? INTERESTED : columns;

/** Whether a profile is of a kind by where it comes from. */
export const isOfExport = (kind: ExportKind, origin: Origin): boolean => kind !== 'PLATFORM' || origin !== 'crowd';

const ORIGINS: Record<Origin, string> = { crowd: 'Crowd', team: 'Your team', application: 'Application' };

export interface ExportedProfile {
  readonly columnName: ColumnName;
  readonly columnUpdatedAt: string;
  readonly origin: Origin;
  /** Why they were discarded or are not interested, in words. */
  readonly reasons: string;
  readonly candidate: Pick<
    Profile,
    'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'location' | 'employmentHistory' | 'socialProfiles'
  >;
}

const HEADINGS = [
  ...['First name', 'Last name', 'Job title', 'Employer', 'Location', 'Email', 'Phone', 'LinkedIn'],
  ...['Status', 'Since', 'Source', 'Reasons'],
];

/** The rows of an export: a heading, and one for each profile. */
export const exportRows = (profiles: readonly ExportedProfile[]): string[][] => [HEADINGS, ...profiles.map(rowOf)];

function rowOf({ columnName, columnUpdatedAt, origin, reasons, candidate }: ExportedProfile): string[] {
  const position = candidate.employmentHistory.find(({ current }) => current) ?? candidate.employmentHistory[0];
  const linkedIn = candidate.socialProfiles.find(({ type }) => type === 'linkedin')?.url;
  return [
    ...[candidate.firstName, candidate.lastName, position?.jobTitle ?? '', position?.employerName ?? ''],
    ...[candidate.location ?? '', candidate.email ?? '', candidate.phoneNumber ?? '', linkedIn ?? ''],
    ...[COLUMN_LABELS[columnName], columnUpdatedAt.slice(0, 10), ORIGINS[origin], reasons],
  ];
}
