import { build } from 'esbuild';
import { BUNDLING, leftOutOf } from '../../infra/bundling.ts';
import { projectFile, projectRoot } from '../../infra/project.ts';
import { readFunctions } from '../local/templates/functions.ts';
import { readStacks } from '../local/templates/synthesis.ts';

export interface BundleRow {
  readonly name: string;
  readonly minifiedBytes: number;
}

/** Bundles every function of the templates as the stacks do, and weighs what would be uploaded. */
export async function measureBundles(): Promise<BundleRow[]> {
  const functions = readFunctions(await readStacks());
  const rows: BundleRow[] = [];
  for (const { entry } of functions) rows.push({ name: nameOf(entry), minifiedBytes: (await bundle(entry)).length });
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** The bundle of one entry. */
export async function bundle(entry: string): Promise<Uint8Array> {
  const { target, mainFields, banner, alias } = BUNDLING;
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [projectFile(entry)],
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'esm',
    target,
    mainFields,
    banner: { js: banner },
    alias,
    external: leftOutOf(entry),
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} gave no bundle`);
  return file.contents;
}

const nameOf = (entry: string) => entry.replace(/^functions\//, '').replace(/\.ts$/, '');

/** Functions that people wait for: the API's and those around a sign-in. */
export const isApi = ({ name }: BundleRow) => name.endsWith('/handler');
