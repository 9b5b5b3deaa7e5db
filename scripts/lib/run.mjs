import { spawn } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { platform } from 'node:process';
import { createInterface } from 'node:readline';
import { countProgram } from './processor-time.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let askedToStop = false;
const ends = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };

/** Whether the user pressed Ctrl-C or similar; the next step does not begin then. */
export const wasAskedToStop = () => askedToStop;

/**
 * Runs a program in this terminal and returns its exit code. With `quiet` its output is shown only if it fails; with
 * `label` each line of it begins with that, for programs that run at the same time. Signals are passed on, and the
 * program decides when to end; it may get one twice, from the terminal and from us.
 */
export function run(command, args, { cwd, env = process.env, quiet = false, label } = {}) {
  return new Promise((resolve, reject) => {
    // On Windows, programs such as pnpm are command files that only a shell can run.
    const shell = platform === 'win32' && !isAbsolute(command);
    const isPiped = quiet || label !== undefined;
    const child = spawn(command, args, { cwd, env, shell, stdio: isPiped ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    const addProcessorTime = countProgram(child.pid);
    const output = [];
    for (const stream of isPiped ? [child.stdout, child.stderr] : []) {
      if (quiet) stream.on('data', (chunk) => output.push(chunk));
      else createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
    }
    const passOn = (signal) => {
      askedToStop = true;
      child.kill(signal);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    const stopWatching = whenOrphaned(() => passOn('SIGTERM'));
    child.on('error', reject);
    child.on('exit', addProcessorTime);
    child.on('close', (code, signal) => {
      for (const each of passedOn) process.off(each, passOn);
      stopWatching();
      const exitCode = code ?? ends[signal] ?? 1;
      if (quiet && exitCode !== 0) process.stderr.write(Buffer.concat(output));
      resolve(exitCode);
    });
  });
}
