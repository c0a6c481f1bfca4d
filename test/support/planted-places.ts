import { globSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/local/paths.ts';
import type { PlantedFault } from './planted-faults.ts';

const CODE = '{functions,shared,infra,web/src}/**/*.{ts,tsx}';

let code: ReadonlyMap<string, string> | undefined;

/** The code of the product by file, read once. */
function readCode(): ReadonlyMap<string, string> {
  const files = globSync(CODE, { cwd: inProject('.') }).filter((file) => !/\.test\.tsx?$/.test(file));
  code ??= new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')]));
  return code;
}

/** The files in which the text of a fault stands, once for each time. */
export const placesOf = ({ text, file: only }: Pick<PlantedFault, 'text' | 'file'>): string[] =>
  [...readCode()].flatMap(([file, content]) =>
    only && file !== only ? [] : Array.from({ length: content.split(text).length - 1 }, () => file),
  );

/** The one file to plant a fault in. */
export function fileOf(fault: PlantedFault): string {
  const [file, ...others] = placesOf(fault);
  if (!file || others.length > 0) throw new Error(`The text of "${fault.name}" must stand once in the code`);
  return file;
}
