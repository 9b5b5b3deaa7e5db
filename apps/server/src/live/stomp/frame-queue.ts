import { setImmediate } from 'node:timers/promises';
import { type Frame, StompFault } from './frame.ts';
import type { FrameReader } from './frame-reader.ts';

/** The handlers for the frames of a queue. */
export interface FrameWork {
  readonly reader: FrameReader;
  readonly handle: (frame: Frame) => Promise<void>;
  /** Ends the connection because of an error: a StompFault is the client's fault, any other ours. */
  readonly fail: (error: unknown) => void;
  /** Stops reading from the client for a while. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/** The limit for queued input, in bytes and in messages. */
const mostQueuedBytes = 1_048_576;
const mostQueuedMessages = 65_536;
/** Above this limit the client has to wait; below half of it, reading resumes. */
const enoughQueuedBytes = 262_144;
const enoughQueuedMessages = 16_384;
/** The number of milliseconds of reading after which the server does other work. */
const longestTurn = 5;

/** A client's frames waiting to be handled one after another. Nothing is read from the client meanwhile. */
export class FrameQueue {
  readonly #work: FrameWork;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #messages = 0;
  #isWorking = false;
  #isPaused = false;
  #turnBegan = 0;
  #ended = false;

  constructor(work: FrameWork) {
    this.#work = work;
  }

  /** Whether the client has to wait. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Takes bytes as they arrive. */
  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    this.#messages += 1;
    if (this.#bytes > mostQueuedBytes || this.#messages > mostQueuedMessages) {
      this.#work.fail(new StompFault('Too much was sent at once'));
      return;
    }
    if (!this.#isWorking) void this.#workOff();
    this.#holdBack();
  }

  /** Discards what has not been read. */
  end(): void {
    this.#ended = true;
    this.#chunks = [];
  }

  #holdBack(): void {
    const share = Math.max(this.#bytes / enoughQueuedBytes, this.#messages / enoughQueuedMessages);
    if (!this.#isPaused && share > 1) {
      this.#isPaused = true;
      this.#work.pause();
    } else if (this.#isPaused && share < 0.5) {
      this.#isPaused = false;
      this.#work.resume();
    }
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    this.#turnBegan = performance.now();
    try {
      while (this.#chunks.length > 0 && !this.#ended) {
        const chunks = this.#chunks;
        this.#chunks = [];
        for (const chunk of chunks) await this.#read(chunk);
      }
    } catch (error) {
      this.#work.fail(error);
    } finally {
      this.#isWorking = false;
    }
  }

  async #read(chunk: Buffer): Promise<void> {
    if (this.#ended) return;
    const { reader, handle } = this.#work;
    reader.push(chunk);
    await this.#letOthersRun();
    for (let frame = reader.next(); frame !== undefined && !this.#ended; frame = reader.next()) {
      await handle(frame);
      await this.#letOthersRun();
    }
    this.#bytes -= chunk.length;
    this.#messages -= 1;
    this.#holdBack();
  }

  async #letOthersRun(): Promise<void> {
    if (performance.now() - this.#turnBegan < longestTurn) return;
    await setImmediate();
    this.#turnBegan = performance.now();
  }
}
