import * as z from 'zod';
import { ProductEvent } from '../model/product-event.ts';
import type { Routes } from './route.ts';

/** What people do in the product, as their pages tell it. They are routes of the feature `accounts`. */
export const productEventRoutes = {
  recordProductEvents: {
    method: 'POST',
    path: '/product-events',
    access: 'user',
    status: 201,
    limit: 'productEvents',
    errors: [],
    summary: 'Record what happened on your pages; with your name only where you have agreed to it',
    body: z.object({ events: z.array(ProductEvent).min(1).max(20) }),
    response: z.object({ recorded: z.number().int() }),
  },
} as const satisfies Routes;
