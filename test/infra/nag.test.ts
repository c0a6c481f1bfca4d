import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { STAGE_NAMES } from '../../infra/stages.ts';
import { anApp } from './templates.ts';

it.each(STAGE_NAMES)('%s has no finding of cdk-nag without a reason', (stage) => {
  const app = anApp(stage);
  app.synth(); // references between stacks are what they will be only now
  const { violations } = new AwsSolutionsChecks(app).validateScope(app);
  expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources])).toEqual([]);
});
