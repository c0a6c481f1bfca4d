/** Seniority levels and their labels (1-product, section 3). */
export const SENIORITY_LABELS = {
  INTERN: 'Student / Intern',
  ENTRY: 'Entry level',
  ASSOCIATE: 'Associate',
  MID_SENIOR: 'Mid-senior level',
  DIRECTOR: 'Director',
  EXECUTIVE: 'Executive',
  'N/A': 'Not Applicable',
} as const;
export type Seniority = keyof typeof SENIORITY_LABELS;

/** Years of experience a new job starts from when its seniority is chosen (2-jobs, section 9). */
export const YEARS_BY_SENIORITY: Record<Seniority, readonly [number, number]> = {
  'N/A': [0, 30],
  INTERN: [0, 1],
  ENTRY: [1, 4],
  ASSOCIATE: [2, 8],
  MID_SENIOR: [4, 13],
  DIRECTOR: [8, 19],
  EXECUTIVE: [8, 30],
};

/** Employment types and their labels (1-product, section 3). */
export const EMPLOYMENT_LABELS = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  VOLUNTEER: 'Volunteer',
  INTERN: 'Internship',
  PER_DIEM: 'Per diem',
  OTHER: 'Other',
} as const;
export type EmploymentType = keyof typeof EMPLOYMENT_LABELS;
