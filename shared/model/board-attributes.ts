/** Attributes of a head that the index `board` holds beside its keys: what a card shows, and nothing else. */
export const BOARD_ATTRIBUTES = [
  'version',
  'name',
  'title',
  'employer',
  'origin',
  'huntDone',
  'hasEmail',
  'duplicate',
  'benchmarked',
  'unreadReply',
  'verdicts',
  'mailStatus',
  'mailStep',
  'nextMailAt',
  'undoUntil',
] as const;
