/** Seconds before an event that was not taken is posted again: SQS holds a message for a quarter of an hour at most. */
const PAUSES = [10, 60, 300, 900, 900, 900, 900] as const;

/** How long to wait after so many tries; undefined where it is given up. */
export const webhookPause = (tries: number): number | undefined => PAUSES[tries - 1];
