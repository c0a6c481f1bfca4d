/** What people call an email of a sequence; `step` counts from 0. */
export const mailLabel = (step: number) => (step === 0 ? 'First email' : `Follow up ${step}`);

const IMMINENT_MS = 5 * 60_000;

/** Whether an email leaves so soon that nobody needs its time. */
export const isImminent = (at: Date, now: Date) => at.getTime() - now.getTime() < IMMINENT_MS;

/** What is said of an email that leaves within minutes. */
export const ABOUT_TO_BE_SENT = 'About to be sent';
