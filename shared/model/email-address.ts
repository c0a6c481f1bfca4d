import * as z from 'zod';

const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/** An address that mail can be sent to: what stands before the @ is at most 64 characters, or no server takes it. */
export const emailAddress = (problem = 'Please enter a valid email address.') =>
  z
    .email(problem)
    .max(LONGEST)
    .refine((address) => address.lastIndexOf('@') <= LONGEST_LOCAL_PART, problem);
