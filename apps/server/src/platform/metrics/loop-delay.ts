import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 20;
const windowMilliseconds = 30_000;
const nanosecondsOfMillisecond = 1_000_000;

/** How late the event loop was at worst in the last half to whole minute: then nobody was answered, whatever was asked. */
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
