import { LIMITS } from '../../../shared/product.ts';

/** So many at a time as one call of the server takes. */
export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / LIMITS.bulk) }, (_, part) =>
    all.slice(part * LIMITS.bulk, (part + 1) * LIMITS.bulk),
  );
