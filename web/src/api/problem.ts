import type { ErrorCode, FieldProblems } from '../../../shared/contract/errors.ts';

/** What went wrong before any answer of ours arrived (1-product, section 8). */
export const NETWORK_PROBLEMS = {
  OFFLINE: 'Network error. Please verify your internet connection.',
  NO_RESPONSE: 'Service is temporarily unavailable, please try again later [0].',
  BROKEN_RESPONSE: 'Service is temporarily unavailable, please try again later [1].',
  UNKNOWN: 'Something wrong happened',
} as const;

export type ProblemCode = ErrorCode | keyof typeof NETWORK_PROBLEMS;

/** A call that failed: its sentence can be shown as it is, its code acted on. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ProblemCode;
  readonly status: number;
  /** Field name (dotted path) to what is wrong with it. */
  readonly fields: FieldProblems;
  readonly details: Readonly<Record<string, string>>;

  constructor(problem: {
    code: ProblemCode;
    message: string;
    status: number;
    fields?: FieldProblems | undefined;
    details?: Record<string, string> | undefined;
  }) {
    super(problem.message);
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.fields ?? {};
    this.details = problem.details ?? {};
  }
}

/** A failure of the network itself; the service counts as away (503). */
export const networkProblem = (code: keyof typeof NETWORK_PROBLEMS, status = 503): ApiError =>
  new ApiError({ code, message: NETWORK_PROBLEMS[code], status });

/**
 * The sentence of anything thrown, for a person to read, and why where the answer says it. For where no field can be marked: what
 * is wrong with them is said instead of that they are.
 */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return NETWORK_PROBLEMS.UNKNOWN;
  const ofFields = error.code === 'BAD_REQUEST' ? [...new Set(Object.values(error.fields).flat())].join(' ') : '';
  const { message: words } = error;
  const { why } = error.details;
  return ofFields || (why ? `${words} ${why.replace(/\.?$/, '.')}` : words);
};

interface Answer {
  code?: ErrorCode;
  message?: string;
  fields?: FieldProblems;
  details?: Record<string, string>;
}

/** The failure that an answer of the API describes; one without a body says that something went wrong. */
export const problemFrom = (status: number, body: unknown): ApiError => {
  const { code, message, fields, details } = (typeof body === 'object' && body ? body : {}) as Answer;
  if (!code) return networkProblem('UNKNOWN', status);
  return new ApiError({ code, message: message ?? NETWORK_PROBLEMS.UNKNOWN, status, fields, details });
};
