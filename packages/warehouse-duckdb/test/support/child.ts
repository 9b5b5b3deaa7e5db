import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A process of its own, running a script of `test/support/children`. It ends with the test, at the latest. */
export function startChild(script: string, ...args: string[]) {
  const path = new URL(`children/${script}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs such a script to its end. */
export async function runInChild(script: string, ...args: string[]): Promise<{ output: string; code: number | null }> {
  const child = startChild(script, ...args);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code };
}
