import type { Deadline } from './deadline.ts';

interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly stop: AbortController;
  passengers: number;
  isOver: boolean;
}

/** Runs identical work requested at the same time only once; it stops when the last caller is gone. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>();

  /** Whether work with that key is in progress. */
  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Joins the work for that key or starts it; if one caller's deadline passes, the others keep waiting. */
  async join(key: string, deadline: Deadline, start: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.passengers += 1;
    try {
      return await Promise.race([flight.result, passing(deadline)]);
    } finally {
      flight.passengers -= 1;
      if (flight.passengers === 0) this.#end(key, flight);
    }
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const stop = new AbortController();
    const result = start(stop.signal);
    const flight: Flight<Result> = { result, stop, passengers: 0, isOver: false };
    const end = (): void => {
      flight.isOver = true;
    };
    result.then(end, end);
    this.#flights.set(key, flight);
    return flight;
  }

  #end(key: string, flight: Flight<Result>): void {
    // Aborting makes an exception, which takes longer than anything else here.
    if (!flight.isOver) flight.stop.abort();
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

function passing(deadline: Deadline): Promise<never> {
  return new Promise((_, reject) => deadline.onPassed(reject));
}
