import { PRODUCT } from '../../../shared/product.ts';

/** What somebody does whose app for codes is gone; the same where it is set up and where it is asked for. */
export const LOST_PHONE = `If you no longer have it, ask an admin of your account to write to the ${PRODUCT.name} customer success team, who turn two-step sign-in off for you. If you are its only admin, write to ${PRODUCT.supportEmail} yourself, from the email you sign in with. There are no codes to print.`;
