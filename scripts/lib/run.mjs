import { spawn } from 'node:child_process';

/** Runs a program in the terminal; answers its exit code. Ctrl-C reaches the program itself: it decides when to end. */
export function run(command, args, { cwd, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const passOn = (signal) => child.kill(signal);
    const ignore = () => undefined;
    process.on('SIGINT', ignore);
    process.on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', passOn);
      const failed = code !== 0;
      if (failed && quiet) process.stderr.write(Buffer.concat(output));
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
