import type * as z from 'zod';
import type { Item } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { StoredEvent } from './stored-items.ts';

/**
 * A line of the timeline that the next version of a head does not tell by itself, to be written with it: what somebody changed
 * beside the head. What follows from the head writes no second line of that version.
 */
export const toldChange = (
  { accountId, id, version }: Pick<Head, 'accountId' | 'id' | 'version'>,
  line: z.input<typeof StoredEvent>,
): Item => ({ ...keys.event(accountId, id, version + 1), ...line });
