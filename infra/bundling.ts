import { projectFile } from './project.ts';

/**
 * How every function is bundled: one minified ES module for Node. Lambda gives credentials by the environment, so what looks
 * for them in profiles, sign-on sessions and on other machines is replaced by a few lines, which is a third of a bundle. So are
 * parts that nothing of ours reaches: the SDK's event streams and what it remembers of discovered endpoints; and around the
 * cleaning of HTML all but the parser itself, the parser of styles that we never let through among it.
 */
export const BUNDLING = {
  target: 'node24',
  mainFields: ['module', 'main'],
  // Some packages are still CommonJS inside and ask for Node's own modules by `require`.
  banner: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  alias: {
    '@aws-sdk/credential-provider-node': projectFile('infra/bundled/environment-credentials.ts'),
    '@smithy/core/event-streams': projectFile('infra/bundled/no-event-streams.ts'),
    '@aws-sdk/endpoint-cache': projectFile('infra/bundled/no-endpoint-cache.ts'),
    htmlparser2: projectFile('node_modules/htmlparser2/dist/Parser.js'),
    dayjs: projectFile('infra/bundled/no-dates.ts'),
    postcss: projectFile('infra/bundled/no-styles.ts'),
  },
};

/** What a function's bundle leaves out, because the function never loads it in AWS. */
export const leftOutOf = (entry: string): string[] => LEFT_OUT[entry] ?? [];

const LEFT_OUT: Record<string, string[]> = {
  // Every city of the world, for machines without a location service.
  'functions/jobs/handler.ts': ['./cities.ts'],
  'functions/ats/handler.ts': ['./cities.ts'],
};
