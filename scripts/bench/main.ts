import { parseArgs } from 'node:util';
import { measureBundles } from './bundles.ts';
import { aThousand, growthOf, LARGEST_GROWTH, measureCapacity, SIZES, USUAL_SIZE } from './capacity.ts';
import { type CpuRow, measureCpu } from './cpu.ts';
import { type EngineRow, measureEngine } from './engine.ts';
import { installMeter } from './meter.ts';
import { measurePages } from './pages.ts';
import { type Measured, printTables, toJson } from './report.ts';
import { openStage } from './stage.ts';

const PARTS = ['capacity', 'cpu', 'engine', 'bundles', 'pages'];
const USAGE = `Usage: npm run bench -- [--json] [--explain] [--only ${PARTS.join('|')}] [--up-to ${SIZES.join('|')}]`;
const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    explain: { type: 'boolean' },
    only: { type: 'string' },
    'up-to': { type: 'string', default: String(USUAL_SIZE) },
  },
});
const sizes = SIZES.filter((size) => size <= Number(values['up-to']));
if ((values.only && !PARTS.includes(values.only)) || sizes.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

/** Whatever the product says while it runs goes to standard error: standard output is for the figures. */
const print = console.log.bind(console);
console.log = console.error.bind(console);
const say = (line: string) => console.error(line);
const wants = (part: string) => !values.only || values.only === part;

async function measureTable(): Promise<Pick<Measured, 'capacity' | 'cpu'>> {
  const meter = installMeter();
  const stage = await openStage();
  try {
    if (!wants('capacity')) return { capacity: [], cpu: await measureCpu(stage, meter, await aThousand(stage)) };
    let cpu: CpuRow[] = [];
    const capacity = await measureCapacity(stage, meter, {
      sizes,
      say,
      ...(values.explain && { explain: say }),
      between: async (copies) => {
        if (!values.only) cpu = await measureCpu(stage, meter, copies);
      },
    });
    return { capacity, cpu };
  } finally {
    await stage.close();
  }
}

async function measureSending(): Promise<EngineRow[]> {
  const meter = installMeter();
  const stage = await openStage();
  try {
    return await measureEngine(stage, meter);
  } finally {
    await stage.close();
  }
}

const measured: Measured = {
  engine: wants('engine') ? await measureSending() : [],
  ...(wants('capacity') || wants('cpu') ? await measureTable() : { capacity: [], cpu: [] }),
  bundles: wants('bundles') ? await measureBundles() : [],
  pages: wants('pages') ? await measurePages() : [],
};
if (values.json) print(JSON.stringify(toJson(measured), null, 1));
else printTables(measured, print);

const growing = measured.capacity.filter((row) => growthOf(row) > LARGEST_GROWTH);
for (const { pattern, unit } of growing) say(`${pattern}: its ${unit} units grow with the number of candidates`);
process.exit(growing.length > 0 ? 1 : 0);
