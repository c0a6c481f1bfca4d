import type { Office, Salary } from '../../../shared/model/job.ts';
import type { EmploymentType, Seniority } from '../../../shared/reference/employment.ts';
import type { Industry } from '../../../shared/reference/industries.ts';
import type { JobFunction } from '../../../shared/reference/job-functions.ts';

/** One line of a description, free of markup. `section` is the heading it stands under. */
export interface Line {
  readonly text: string;
  readonly kind: 'heading' | 'item' | 'text';
  readonly section: string;
  /** What the section is about. */
  readonly topic: Topic;
  /** It stands behind its heading in the same line. */
  readonly isLabelled?: boolean;
}

export type Topic = 'required' | 'wanted' | 'tasks' | 'benefits' | 'company' | 'apply' | 'other';

/** Something named outright, such as "Location: Berlin". */
export interface Fact {
  readonly kind: FactKind;
  readonly value: string;
  readonly line: string;
}

export type FactKind =
  | 'title'
  | 'company'
  | 'place'
  | 'mode'
  | 'type'
  | 'salary'
  | 'level'
  | 'industry'
  | 'function'
  | 'years';

/** A value, and the words of the text that say it. */
export interface Found<T> {
  readonly value: T;
  readonly quote: string;
}

/** What a description says of a job; what it does not say is null, or left out of its list. */
export interface Reading {
  readonly title: Found<string> | null;
  readonly companyName: Found<string> | null;
  readonly locations: readonly Found<string>[];
  readonly office: Found<Office> | null;
  readonly employmentType: Found<EmploymentType> | null;
  readonly seniorityLevel: Found<Seniority> | null;
  readonly functions: readonly Found<JobFunction>[];
  readonly industries: readonly Found<Industry>[];
  /** By the year, in whole units. */
  readonly salary: Found<Salary> | null;
  readonly yearsExp: Found<{ readonly min: number; readonly max: number | null }> | null;
  /** In the words of the text. */
  readonly mustHaves: readonly Found<string>[];
  readonly niceToHaves: readonly Found<string>[];
  readonly warnings: readonly string[];
}
