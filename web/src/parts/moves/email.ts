import * as z from 'zod';

export const NOT_VALID = 'Please enter a valid email address.';

/** Whether it reads as an email address, with or without blanks around it. */
export const isEmail = (text: string) => z.email().safeParse(text.trim()).success;
