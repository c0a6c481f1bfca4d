import { projectFile } from './project.ts';

/**
 * How every function is bundled: one minified ES module for Node. Lambda gives credentials by the environment, so what looks
 * for them in profiles, sign-on sessions and on other machines is replaced by a few lines, which is a third of a bundle. So is
 * the parser of styles that we never let through. Of two versions of one client only ours is kept.
 */
export const BUNDLING = {
  target: 'node24',
  mainFields: ['module', 'main'],
  // Some packages are still CommonJS inside and ask for Node's own modules by `require`.
  banner: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  alias: {
    '@aws-sdk/credential-provider-node': projectFile('infra/bundled/environment-credentials.ts'),
    postcss: projectFile('infra/bundled/no-styles.ts'),
    '@aws-sdk/client-s3': projectFile('node_modules/@aws-sdk/client-s3'),
  },
};

/** What a function's bundle leaves out, because the function never loads it in AWS. */
export const leftOutOf = (entry: string): string[] => LEFT_OUT[entry] ?? [];

const LEFT_OUT: Record<string, string[]> = {
  // Every city of the world, for machines without a location service.
  'functions/jobs/handler.ts': ['./cities.ts'],
};
