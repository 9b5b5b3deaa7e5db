import { type Frame, StompFault } from './frame.ts';

const mostOpen = 8;
const mostBytes = 262_144;

/** Messages that a client sends within transactions: kept until it commits, discarded if it aborts or disconnects. */
export class Transactions {
  readonly #open = new Map<string, Frame[]>();
  #bytes = 0;

  /** @throws StompFault if the transaction is already open, or if there are too many. */
  begin(frame: Frame): void {
    const name = nameOf(frame);
    if (this.#open.has(name)) throw new StompFault('There is a transaction with this name');
    if (this.#open.size >= mostOpen) throw new StompFault('There are too many transactions');
    this.#open.set(name, []);
  }

  /** @throws StompFault for a transaction that is not open, or when too much is kept. */
  keep(frame: Frame): void {
    const kept = this.#framesOf(nameOf(frame));
    this.#bytes += sizeOf(frame);
    if (this.#bytes > mostBytes) throw new StompFault('The transactions are too large');
    kept.push(frame);
  }

  /** Ends the transaction and returns what was sent in it, in order. */
  commit(frame: Frame): readonly Frame[] {
    const name = nameOf(frame);
    const kept = this.#framesOf(name);
    this.#open.delete(name);
    for (const one of kept) this.#bytes -= sizeOf(one);
    return kept;
  }

  abort(frame: Frame): void {
    this.commit(frame);
  }

  /** @throws StompFault for a transaction that is not open. */
  assertOpen(frame: Frame): void {
    this.#framesOf(nameOf(frame));
  }

  #framesOf(name: string): Frame[] {
    const kept = this.#open.get(name);
    if (kept === undefined) throw new StompFault('There is no transaction with this name');
    return kept;
  }
}

/** Even a message without a body takes memory. */
const sizeOf = ({ body }: Frame): number => body.length + 1_024;

function nameOf({ command, headers }: Frame): string {
  const name = headers.get('transaction');
  if (name === undefined) throw new StompFault(`${command} needs the header transaction`);
  return name;
}
