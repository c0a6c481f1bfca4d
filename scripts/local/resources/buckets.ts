import * as z from 'zod';
import type { CorsRule, S3 } from '../aws/s3/index.ts';
import { ofType, type Stacks } from '../templates/cloudformation.ts';
import type { Resolver } from '../templates/resolve.ts';

const Cors = z.object({
  CorsRules: z
    .array(
      z.object({
        AllowedOrigins: z.array(z.string()),
        AllowedMethods: z.array(z.string()),
        AllowedHeaders: z.array(z.string()).default([]),
        ExposedHeaders: z.array(z.string()).default([]),
        MaxAge: z.number().optional(),
      }),
    )
    .default([]),
});

interface Deps {
  readonly stacks: Stacks;
  readonly resolver: Resolver;
  readonly s3: Pick<S3, 'addBucket'>;
  /** Where the pages are served in the stage that the templates are of, and where here. */
  readonly pages: { readonly there: string; readonly here: string };
}

/** Creates the buckets that are missing. The pages of this machine may call what the pages of the stage may call. */
export function createBuckets({ stacks, resolver, s3, pages }: Deps): void {
  for (const bucket of ofType(stacks, 'AWS::S3::Bucket')) {
    const { CorsRules } = Cors.parse(resolver.resolve(bucket.stack, bucket.properties.CorsConfiguration ?? {}));
    const rules = CorsRules.map(
      (rule): CorsRule => ({
        origins: rule.AllowedOrigins.map((origin) => (origin === pages.there ? pages.here : origin)),
        methods: rule.AllowedMethods,
        headers: rule.AllowedHeaders,
        exposed: rule.ExposedHeaders,
        ...(rule.MaxAge && { maxAgeSeconds: rule.MaxAge }),
      }),
    );
    s3.addBucket(resolver.identityOf(bucket).ref, rules);
  }
}
