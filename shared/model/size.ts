/** How much room a value takes where it is stored. What is longer than a database takes must be refused before. */
export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
