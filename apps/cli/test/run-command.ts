import { spawn } from 'node:child_process';
import { programOf } from '@waybill/testkit/programs';

const command = programOf('command');

/** Where its programs are, and what Node compiled before. */
const keptEnvironment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** How a run of the command ended, and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A `waybill` that runs as a process of its own. */
export class RunningCommand {
  readonly #child;
  readonly ended: Promise<Ended>;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>, input = '') {
    const child = spawn(process.execPath, [command, ...args], { env: { ...keptEnvironment, ...environment } });
    this.#child = child;
    child.stdin.end(input);
    let output = '';
    let errors = '';
    child.stdout.on('data', (piece) => {
      output += piece;
    });
    child.stderr.on('data', (piece) => {
      errors += piece;
    });
    this.ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
  }

  /** Ends it as a power cut would. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Runs a command to its end; `input` is what it reads from standard input. */
export const runCommand = (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> => new RunningCommand(args, environment, input).ended;
