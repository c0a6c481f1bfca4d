import { parseArgs } from 'node:util';
import { type SynthesisOptions, synthesise } from '../infra/app.ts';
import { STAGE_NAMES, type StageName } from '../infra/stages.ts';

/** Writes the templates: `node bin/bramble.ts [--no-bundle] [--stage dev] [--outdir cdk.out]`. */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    bundle: { type: 'boolean', default: process.env.BRAMBLE_BUNDLE !== '0' },
    stage: { type: 'string', multiple: true },
    outdir: { type: 'string' },
  },
});

const isStage = (name: string): name is StageName => STAGE_NAMES.some((known) => known === name);
const unknown = values.stage?.find((name) => !isStage(name));
if (unknown) throw new Error(`There is no stage ${unknown}, only ${STAGE_NAMES.join(', ')}.`);

const options: SynthesisOptions = {
  bundle: values.bundle,
  outdir: values.outdir ?? process.env.CDK_OUTDIR ?? (values.bundle ? 'cdk.out' : 'cdk.out/local'),
  stages: values.stage?.filter(isStage) ?? STAGE_NAMES,
  // Set by the CDK's command line, which deploys what comes out.
  forDeployment: process.env.CDK_OUTDIR !== undefined,
  ...(process.env.CDK_DEFAULT_ACCOUNT && { account: process.env.CDK_DEFAULT_ACCOUNT }),
};
const { stacks } = synthesise(options);
console.log(`${stacks.length} stacks in ${options.outdir}`);
