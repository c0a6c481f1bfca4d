import { FUNCTIONS_A } from './functions-a.ts';
import { FUNCTIONS_B } from './functions-b.ts';
import { INDUSTRIES_A } from './industries-a.ts';
import { INDUSTRIES_B } from './industries-b.ts';

/** What work a title names. The first functions that fit count. */
export const FUNCTION_WORDS = [...FUNCTIONS_A, ...FUNCTIONS_B];

/** What a company says of its trade. */
export const INDUSTRY_WORDS = [...INDUSTRIES_A, ...INDUSTRIES_B];
