/** What a page says through its socket to learn whether somebody is still there, and what it hears then. */
export const HEARTBEAT = { asked: 'ping', answered: 'pong' } as const;
