import { type BadLine, FileBeyondLimits } from '../invoice-file.ts';
import { copyOf } from './copy-of.ts';

const mostKept = 10_000;
/** A file with more is none of its layout, and reading on would only keep other files waiting. */
const most = 200_000;
const longestText = 2_000;
const unreadableLines = new Intl.NumberFormat('en-US').format(most);

/** The lines of a file that cannot be read: the first mistakes in them, and how many lines there are. */
export class KeptBadLines {
  readonly #lines: BadLine[] = [];
  readonly #numbers = new Set<number>();

  /** Several may be of one line, which then has several mistakes. */
  get lines(): readonly BadLine[] {
    return this.#lines;
  }

  /** How many lines cannot be read, however many mistakes they have. */
  get count(): number {
    return this.#numbers.size;
  }

  /** @throws FileBeyondLimits when there are too many. */
  add(line: BadLine): void {
    this.#numbers.add(line.line);
    if (this.count > most)
      throw new FileBeyondLimits(
        `More than ${unreadableLines} lines of the file cannot be read, so nothing of it was loaded.`,
      );
    if (this.#lines.length < mostKept) this.#lines.push({ ...line, text: copyOf(line.text.slice(0, longestText)) });
  }
}
