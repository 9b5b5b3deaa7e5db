import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './project-root.mjs';

const ignored = new Set(['node_modules', 'dist', 'test', 'e2e', 'test-results']);

/** A fingerprint of files and folders (paths from the root), which changes if any content or name does. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(projectRoot, path))).sort()) {
    hash.update(`${relative(projectRoot, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the step that wrote this mark ran with this fingerprint. */
export function isMarked(markFile, fingerprint) {
  const path = join(projectRoot, markFile);
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint;
}

export function mark(markFile, fingerprint) {
  const path = join(projectRoot, markFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fingerprint);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => (ignored.has(name) ? [] : filesUnder(join(path, name))));
}
