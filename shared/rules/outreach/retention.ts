/** Days after the last email without an answer, after which somebody is deleted: until an account says otherwise, and what it may say. */
export const RETENTION_DAYS = { standard: 90, least: 30, most: 365 } as const;
