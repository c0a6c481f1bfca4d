import { contract } from '../../../shared/contract/index.ts';
import type { Route } from '../../../shared/contract/route.ts';

const { sourcing: _ofMachines, rights: _ofCandidates, ...ofEmployers } = contract;

type Tables = typeof ofEmployers;
type Feature = keyof Tables;
/** Everything an employer may call, but not the pages that a candidate opens. */
type NamesIn<F extends Feature> = {
  [N in keyof Tables[F]]: Tables[F][N] extends { produces: 'text/html' } ? never : N;
}[keyof Tables[F]];

/** What the pages may call, by the name it has in the contract. */
export type RouteName = { [F in Feature]: NamesIn<F> }[Feature];
export type RouteOf<N extends RouteName> = {
  [F in Feature]: N extends keyof Tables[F] ? Tables[F][N] : never;
}[Feature];

type LightRoute<R> = Pick<R, Extract<keyof R, 'method' | 'path' | 'idempotent'>>;

const lightRoute = ({ method, path, idempotent }: Route) => ({ method, path, ...(idempotent && { idempotent }) });

/**
 * The contract's routes without their schemas. The build runs this module and ships what it holds (`vite.config.ts`), so that the
 * first page carries no validation library.
 */
export const lightRoutes = Object.fromEntries(
  Object.values(ofEmployers)
    .flatMap((table) => Object.entries<Route>(table))
    .filter(([, route]) => route.produces !== 'text/html')
    .map(([name, route]) => [name, lightRoute(route)]),
) as { readonly [N in RouteName]: LightRoute<RouteOf<N>> };
