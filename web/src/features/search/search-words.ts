/** What a search says that shows nobody (1-product, sections 2 and 8). */
export const NO_MATCH = 'No match found.';
export const FAILED = 'Oops, something went wrong with the search.';
/** Of very many who have these words, not all could be read. */
export const TOO_MANY = 'Too many to look through.';
/** One letter is too little to look anybody up by. */
export const TYPE_MORE = 'Type one more letter.';
