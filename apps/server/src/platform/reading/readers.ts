import { stat } from 'node:fs/promises';
import { FairLine } from '@waybill/db';
import { FileBeyondLimits, type FileReader, inThisThread, type ReadingOptions, ReadingThread } from '@waybill/invoices';

const mebibyte = 1_048_576;
const seconds = 1_000;

/** Files up to this size begin among the short ones. */
const largestShort = 4 * mebibyte;
const shortAtOnce = 2;
const shortAllowance = 10 * seconds;
/** In megabytes. An invoice of a million rows with other texts in each takes half of the long one. */
const memoryOf = { short: 160, long: 768 } as const;
const longAllowance = 120 * seconds;
const millisecondsPerMebibyte = 2 * seconds;
/** A thread takes a third of a second to begin, and 40 MB. */
const longestIdle = 60 * seconds;

/** Who wants to read which file: one on the disk, by its absolute path, or so many bytes in memory. */
export type Reading = ({ readonly path: string } | { readonly bytes: number }) & {
  /** Absent: the server itself. */
  readonly userId?: number | undefined;
  /** Stops the reading at once. */
  readonly signal?: AbortSignal | undefined;
};

/** The file needs more time or memory than a short turn gives. */
class NotShort extends Error {
  override readonly name = 'NotShort';
}

/**
 * The threads in which this server reads files from outside. A small file has a short turn, which waits for no large
 * one; what is more than that begins again in a long turn. A user has one turn of each kind at a time.
 */
export class Readers {
  readonly #short = new FairLine(shortAtOnce, { onePerUser: true });
  readonly #long = new FairLine(1, { onePerUser: true });
  readonly #threads = new Set<ReadingThread>();
  readonly #idle: ReadingThread[] = [];
  readonly #memory: { readonly short: number; readonly long: number };
  #ending: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `memory`: how many megabytes a thread of each kind may have, if not the usual number. */
  constructor(memory: { readonly short: number; readonly long: number } = memoryOf) {
    this.#memory = memory;
  }

  /** Begins a thread that will be needed soon. */
  warmUp(): void {
    if (this.#threads.size === 0 && !this.#isClosed) this.#rest(this.#begin(this.#memory.short));
  }

  /** Reads a file in turn. The work may begin anew, so it must leave nothing behind. */
  async inTurn<Result>(reading: Reading, work: (reader: FileReader) => Promise<Result>): Promise<Result> {
    const user = String(reading.userId ?? '');
    const size = 'path' in reading ? (await stat(reading.path)).size : reading.bytes;
    if (size <= largestShort) {
      try {
        return await this.#short.run(user, () => this.#inShort(reading, work), reading.signal);
      } catch (error) {
        if (!(error instanceof NotShort)) throw error;
      }
    }
    return await this.#long.run(user, () => this.#inLong(reading, size, work), reading.signal);
  }

  /** Reads a file, and those that complete it, for a load, which has its turn already and cannot begin anew. */
  async forLoad<Result>(
    { signal }: Pick<Reading, 'signal'>,
    work: (reader: FileReader) => Promise<Result>,
  ): Promise<Result> {
    const short = this.#idleThread() ?? this.#begin(this.#memory.short);
    const threads = [short];
    const longThread = () => {
      const thread = this.#begin(this.#memory.long);
      threads.push(thread);
      return thread;
    };
    const stop = () => {
      for (const thread of threads) thread.end(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await work(readerForLoad(short, longThread));
    } finally {
      signal?.removeEventListener('abort', stop);
      for (const thread of threads.slice(1)) this.#discard(thread);
      await short.forget().catch(() => undefined);
      this.#rest(short);
    }
  }

  /** Ends all threads. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#ending);
    for (const thread of this.#threads) thread.end(new Error('The server is stopping.'));
  }

  async #inShort<Result>(reading: Reading, work: (reader: FileReader) => Promise<Result>): Promise<Result> {
    const thread = this.#idleThread() ?? this.#begin(this.#memory.short);
    const beyond = () => new NotShort();
    thread.allow({ milliseconds: shortAllowance, beyond });
    try {
      return await stopping(thread, reading, work);
    } finally {
      await thread.forget().catch(() => undefined);
      this.#rest(thread);
    }
  }

  async #inLong<Result>(
    reading: Reading,
    size: number,
    work: (reader: FileReader) => Promise<Result>,
  ): Promise<Result> {
    const thread = this.#begin(this.#memory.long);
    thread.allow({ milliseconds: longAllowanceOf(size), beyond: beyondLimits });
    try {
      return await stopping(thread, reading, work);
    } finally {
      this.#discard(thread);
    }
  }

  #discard(thread: ReadingThread): void {
    thread.end(new Error('The thread is not needed.'));
    this.#threads.delete(thread);
  }

  #idleThread(): ReadingThread | undefined {
    const thread = this.#idle.pop();
    if (thread?.hasEnded !== true) return thread;
    this.#threads.delete(thread);
    return undefined;
  }

  #begin(memory: number): ReadingThread {
    const thread = new ReadingThread({ maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 });
    this.#threads.add(thread);
    return thread;
  }

  #rest(thread: ReadingThread): void {
    if (thread.hasEnded || this.#isClosed || this.#idle.length > 0) {
      this.#discard(thread);
      return;
    }
    this.#idle.push(thread);
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => this.#endIdle(), longestIdle).unref();
  }

  #endIdle(): void {
    for (const thread of this.#idle.splice(0)) this.#discard(thread);
  }
}

const longAllowanceOf = (bytes: number): number => longAllowance + (bytes / mebibyte) * millisecondsPerMebibyte;

const beyondLimits = (): FileBeyondLimits =>
  new FileBeyondLimits('Reading the file takes too long, or too much memory. Split it and load the parts.');

/** A small file is opened in a thread with little memory, and again in another one if that is not enough. */
function readerForLoad(short: ReadingThread, longThread: () => ReadingThread): FileReader {
  let long: ReadingThread | undefined;
  const openLong = async (path: string, size: number, options: ReadingOptions) => {
    long ??= longThread();
    long.allow({ milliseconds: longAllowanceOf(size), beyond: beyondLimits });
    return await long.open(path, options);
  };
  return {
    async open(path, options) {
      const { size } = await stat(path);
      if (size > largestShort || short.hasEnded) return await openLong(path, size, options);
      try {
        short.allow({ milliseconds: longAllowanceOf(size), beyond: () => new NotShort() });
        const file = await short.open(path, options);
        short.allow({ milliseconds: longAllowanceOf(size), beyond: beyondLimits });
        return file;
      } catch (error) {
        if (!(error instanceof NotShort)) throw error;
        return await openLong(path, size, options);
      }
    },
    guess: (path, choice, layoutName) => short.guess(path, choice, layoutName),
    table: (path, sheet) => short.table(path, sheet),
    rates: (content) => short.rates(content),
    unpack: (file, folder, options) => short.unpack(file, folder, options),
  };
}

async function stopping<Result>(
  thread: ReadingThread,
  { signal }: Reading,
  work: (reader: FileReader) => Promise<Result>,
): Promise<Result> {
  const stop = () => thread.end(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await work(thread);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Reads a file in turn where there are threads for it, else in this one, as commands do. */
export async function inTurnOfReaders<Result>(
  { readers }: { readonly readers?: Readers | undefined },
  reading: Reading,
  work: (reader: FileReader) => Promise<Result>,
): Promise<Result> {
  return readers === undefined ? await work(inThisThread) : await readers.inTurn(reading, work);
}
