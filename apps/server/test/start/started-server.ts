import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf } from '@waybill/testkit/programs';

/** The server as its operator starts it; `output` is everything that it printed. */
export function start(
  directory: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  program = programOf('server'),
) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      WAYBILL_DATA: directory,
      WAYBILL_SEED: 'tiny',
      ...settings,
    },
  });
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      said.output += piece;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output: said.output }));
  const says = async (text: string): Promise<void> => {
    while (!said.output.includes(text)) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(said.output);
      await sleep(20);
    }
  };
  return {
    ended,
    /** What it said until it was ready. */
    async ready(): Promise<string> {
      await says('Stop it with Ctrl-C.');
      return said.output;
    },
    says,
    stop: (signal: NodeJS.Signals = 'SIGINT') => child.kill(signal),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => child.kill('SIGKILL'),
    pid: child.pid,
  };
}
