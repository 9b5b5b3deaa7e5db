import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 20;
const windowMilliseconds = 30_000;
const nanosecondsOfMillisecond = 1_000_000;

/** The longest delay of the event loop in the last 30 to 60 seconds. Nobody gets an answer during such a delay. */
export class LoopDelay implements Disposable {
  readonly #histogram = monitorEventLoopDelay({ resolution });
  readonly #timer = setInterval(() => this.#beginWindow(), windowMilliseconds).unref();
  #before = 0;

  constructor() {
    this.#histogram.enable();
  }

  /** Milliseconds. */
  get longest(): number {
    return Math.max(this.#before, this.#current());
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #current(): number {
    return Math.max(0, Math.round(this.#histogram.max / nanosecondsOfMillisecond) - resolution);
  }

  #beginWindow(): void {
    this.#before = this.#current();
    this.#histogram.reset();
  }
}
