export { BEFORE_TRADES, NAME_PARTICLES, NOT_NAMES, ROLES_IN_ADDRESSES } from './people/names.ts';
export { COMMON_SURNAMES } from './people/surnames.ts';
export { DEGREES_AFTER_NAMES, LETTERS_AFTER_NAMES, TITLES_BEFORE_NAMES } from './people/titles.ts';
export { TRADES_AS_NAMES } from './people/trades.ts';
