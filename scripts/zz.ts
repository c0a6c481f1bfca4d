import { build } from 'esbuild';
import { BUNDLING, leftOutOf } from '../infra/bundling.ts';
import { projectFile, projectRoot } from '../infra/project.ts';
for (const entry of process.argv.slice(2)) {
  const { target, mainFields, banner, alias } = BUNDLING;
  const r = await build({ absWorkingDir: projectRoot, entryPoints: [projectFile(entry)], bundle: true, write: false, minify: true, platform: 'node', format: 'esm', target, mainFields, banner: { js: banner }, alias, external: leftOutOf(entry), logLevel: 'silent', metafile: true });
  const by: Record<string, number> = {};
  for (const [f, { bytesInOutput }] of Object.entries(Object.values(r.metafile.outputs)[0]!.inputs)) {
    const m = /node_modules\/((@[^/]+\/)?[^/]+)/.exec(f);
    const k = m ? m[1]! : f.split('/').slice(0, 2).join('/');
    by[k] = (by[k] ?? 0) + bytesInOutput;
  }
  console.log(entry, Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 16).map(([k, n]) => `${k} ${Math.round(n / 1024)}`).join(', '));
}
