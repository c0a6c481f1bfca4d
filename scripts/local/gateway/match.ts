import type { ApiRoute } from '../templates/api.ts';

export interface Match {
  readonly route: ApiRoute;
  readonly pathParameters: Record<string, string>;
}

/** Finds the route of a request as API Gateway does: a fixed segment goes before a parameter, from the left. */
export function createMatcher(routes: readonly ApiRoute[]): (method: string, path: string) => Match | undefined {
  const prepared = routes.map((route) => ({ route, segments: route.path.split('/').slice(1) }));
  prepared.sort((a, b) => rankOf(a.segments).localeCompare(rankOf(b.segments)));

  return (method, path) => {
    const asked = path.split('/').slice(1);
    for (const { route, segments } of prepared) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const pathParameters = parametersOf(segments, asked);
      if (pathParameters) return { route, pathParameters };
    }
    return undefined;
  };
}

const isParameter = (segment: string) => segment.startsWith('{');
const rankOf = (segments: readonly string[]) => segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

function parametersOf(segments: readonly string[], asked: readonly string[]) {
  if (segments.length !== asked.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = asked[index]!;
    if (!isParameter(segment)) {
      if (segment !== value) return undefined;
    } else {
      if (value === '') return undefined;
      parameters[segment.slice(1, -1)] = decode(value);
    }
  }
  return parameters;
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
