import { stderr } from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import type { LoadProgress } from '@waybill/server';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const titles: Readonly<Record<LoadProgress['step'], string>> = {
  checking: 'Checking',
  mapping: 'Previewing',
  storing: 'Storing',
};

/** One line on a terminal with the progress of a file; nothing if the output is redirected. */
export class ProgressDisplay {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  show({ step, rows, rowsPerSecond }: LoadProgress): void {
    if (!stderr.isTTY) return;
    const line = `${titles[step]} ${this.#name}  ${count.format(rows)} rows, ${count.format(rowsPerSecond)} a second`;
    cursorTo(stderr, 0);
    stderr.write(line.slice(0, stderr.columns - 1));
    clearLine(stderr, 1);
  }

  clear(): void {
    if (!stderr.isTTY) return;
    cursorTo(stderr, 0);
    clearLine(stderr, 1);
  }
}
