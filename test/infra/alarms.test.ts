import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { log } from '../../functions/platform/log.ts';
import { RUNBOOK_ENTRIES } from '../../infra/alarms.ts';
import { INDEX_NAMES } from '../../infra/constructs/grants.ts';
import { projectFile } from '../../infra/project.ts';
import { LOGS } from '../../shared/product.ts';
import { resourcesOf, templatesOf } from './templates.ts';

const templates = templatesOf('dev');
const runbook = readFileSync(projectFile('infra/RUNBOOK.md'), 'utf8');
const entries = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((entry) => [entry.slice(0, entry.indexOf('\n')), entry] as const),
);
const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const watches = (metric: string, dimension: string, value: unknown) =>
  alarms.some(
    ({ MetricName, Dimensions = [] }) =>
      MetricName === metric &&
      Dimensions.some((one: { Name: string; Value: unknown }) => one.Name === dimension && one.Value === value),
  );

it('the runbook has one entry per kind of alarm, and none for an alarm that is gone', () => {
  expect([...entries.keys()].sort()).toEqual([...RUNBOOK_ENTRIES].sort());
});

it.each(RUNBOOK_ENTRIES)('the runbook says of %s what it means, how to look and what to do', (entry) => {
  expect(entries.get(entry)).toMatch(/\*\*Means\.\*\* .+\n[\s\S]*\*\*Look\.\*\* .+\n[\s\S]*\*\*Do\.\*\* .+/);
});

it('every alarm says whom it hurts and where to read on, and tells somebody', () => {
  for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
    const [, impact, entry] = /^(.{20,}[.?]) What to do: infra\/RUNBOOK\.md#([a-z-]+)$/.exec(AlarmDescription) ?? [];
    expect(impact, AlarmName).toBeDefined();
    expect([...entries.keys()], AlarmName).toContain(entry);
    expect(AlarmActions, AlarmName).toHaveLength(1);
  }
});

it('every kind of alarm exists', () => {
  const used = new Set(alarms.map(({ AlarmDescription }) => AlarmDescription.split('#')[1]));
  expect([...used].sort()).toEqual([...RUNBOOK_ENTRIES].sort());
});

it('every function is watched for errors and throttles', () => {
  for (const [id, { Properties, Metadata }] of resourcesOf(templates, 'AWS::Lambda::Function')) {
    if (!Metadata?.['bramble:entry']) continue;
    expect(watches('Errors', 'FunctionName', Properties.FunctionName), id).toBe(true);
    expect(watches('Throttles', 'FunctionName', Properties.FunctionName), id).toBe(true);
  }
});

/** Which metric a log group's records are counted as, by what is looked for in them. */
const counts = resourcesOf(templates, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => ({
  group: Properties.LogGroupName.Ref,
  pattern: Properties.FilterPattern,
  metric: Properties.MetricTransformations[0],
}));

it('every function is watched for what it caught itself: an error in its log rings too', () => {
  for (const [id, { Properties, Metadata }] of resourcesOf(templates, 'AWS::Lambda::Function')) {
    if (!Metadata?.['bramble:entry']) continue;
    const group = Properties.LoggingConfig.LogGroup.Ref;
    const count = counts.find((one) => one.group === group && /\$\.level = "ERROR"/.test(one.pattern));
    const alarm = alarms.find(({ MetricName }) => MetricName === count?.metric.MetricName);
    expect(alarm, id).toMatchObject({ Namespace: count?.metric.MetricNamespace, Statistic: 'Sum', Threshold: 1 });
    expect(alarm?.AlarmDescription, id).toContain('#function-errors');
  }
});

it('that SES refuses the account’s mail has an alarm of its own, which finds the record as Lambda writes it', () => {
  const { pattern, metric } = counts.find((one) => /-mail-refused$/.test(one.metric.MetricName)) ?? {};
  const [, path, text] = /^\{ \$\.([\w.]+) = "([^"]+)" \}$/.exec(pattern) ?? [];
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log.error(LOGS.mailSuspended, new Error('Sending is paused'));
  const written = JSON.parse(JSON.stringify({ level: 'ERROR', message: said.mock.lastCall?.[0] }));
  said.mockRestore();
  expect(path?.split('.').reduce((part, name) => part[name], written)).toBe(text);
  const alarm = alarms.find(({ MetricName }) => MetricName === metric?.MetricName);
  expect(alarm?.AlarmDescription).toContain('#mail-refused');
});

it('the table and each of its indexes are watched for throttles', () => {
  const watched = alarms
    .filter(({ Namespace }) => Namespace === 'AWS/DynamoDB')
    .map(({ MetricName, Dimensions }) => [MetricName, ...Dimensions.map((one: { Value: string }) => one.Value)].join());
  expect(watched).toHaveLength(2 * (1 + INDEX_NAMES.length));
  for (const index of INDEX_NAMES)
    for (const way of ['Read', 'Write'])
      expect(
        watched.some((one) => one.startsWith(`${way}ThrottleEvents,`) && one.includes(index)),
        index,
      ).toBe(true);
});

it('every queue is watched for age, and every one of dead letters for the first of them', () => {
  for (const [id, { Properties }] of resourcesOf(templates, 'AWS::SQS::Queue')) {
    const metric = Properties.RedrivePolicy ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
    expect(watches(metric, 'QueueName', Properties.QueueName), id).toBe(true);
  }
});

it('silence of a schedule is an alarm, not peace', () => {
  const missed = alarms.find(({ AlarmName }) => AlarmName === 'bramble-dev-outreach-sweep-missed');
  expect(missed).toMatchObject({
    MetricName: 'Invocations',
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    Period: 300,
  });
});
