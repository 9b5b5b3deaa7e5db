import { stdout } from 'node:process';
import { clearLine, cursorTo } from 'node:readline';

const millisecondsBetweenLogLines = 5_000;
const count = new Intl.NumberFormat('en-US');

/** The progress of a load of known size. */
export interface Progress {
  readonly rows: number;
  readonly totalRows: number;
  readonly rowsPerSecond: number;
}

/** One line that is redrawn on a terminal, and written every few seconds to a log. */
export class ProgressLine {
  readonly #title: string;
  #lastLogged = 0;

  constructor(title: string) {
    this.#title = title;
  }

  show(progress: Progress): void {
    if (!stdout.isTTY && Date.now() - this.#lastLogged < millisecondsBetweenLogLines) return;
    this.#lastLogged = Date.now();
    this.showStep(describe(progress));
  }

  /** Says what is being done now, where that has no known size. */
  showStep(step: string): void {
    const line = `${this.#title}  ${step}`;
    if (!stdout.isTTY) {
      stdout.write(`${line}\n`);
      return;
    }
    cursorTo(stdout, 0);
    stdout.write(line.slice(0, stdout.columns - 1));
    clearLine(stdout, 1);
  }

  end(result: string): void {
    if (stdout.isTTY) {
      cursorTo(stdout, 0);
      clearLine(stdout, 1);
    }
    stdout.write(`${this.#title}  ${result}\n`);
  }
}

function describe({ rows, totalRows, rowsPerSecond }: Progress): string {
  const share = totalRows === 0 ? 1 : rows / totalRows;
  const secondsLeft = rowsPerSecond > 0 ? Math.ceil((totalRows - rows) / rowsPerSecond) : undefined;
  const left = secondsLeft === undefined ? '' : `, ${secondsLeft} s left`;
  return `${Math.floor(share * 100)}%  ${count.format(rows)} of ${count.format(totalRows)} rows, ${count.format(Math.round(rowsPerSecond))} a second${left}`;
}
