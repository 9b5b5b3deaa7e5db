import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';

// Writes what the product contains, as CycloneDX: `npm run sbom` or `npm run sbom -- FILE`.

const [file = join('dist', 'sbom.cdx.json')] = argv.slice(2);
const out = resolve(projectRoot, file);
const { env } = await prepare();
const form = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const code = await run('pnpm', ['sbom', ...form, '--out', out], { cwd: projectRoot, env });
if (code === 0) console.error(`Written to ${out}`);
exit(code);
