import type { CallOf, ResponseOf, Route } from '../../../shared/contract/route.ts';
import type { RouteName, RouteOf } from './light-routes.ts';

export type { RouteName } from './light-routes.ts';
export { lightRoutes as routes } from './light-routes.ts';

/** What a call must be given: `params`, `query` and `body`, whichever its route has. */
export type InputOf<N extends RouteName> = RouteOf<N> extends Route ? CallOf<RouteOf<N>> : never;

/** What a call answers. */
export type AnswerOf<N extends RouteName> = RouteOf<N> extends Route ? ResponseOf<RouteOf<N>> : never;
