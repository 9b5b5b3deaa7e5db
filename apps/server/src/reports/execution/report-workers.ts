import type { PgBoss, WorkHandler } from 'pg-boss';

const pollingIntervalSeconds = 5;

/** Workers of one queue, each of which does one job at a time; there can be more or fewer of them at any time. */
export class ReportWorkers<Job> {
  readonly #queue: PgBoss;
  readonly #name: string;
  readonly #handler: WorkHandler<Job>;
  readonly #ids: string[] = [];
  #changing: Promise<void> = Promise.resolve();

  constructor(queue: PgBoss, name: string, handler: WorkHandler<Job>) {
    this.#queue = queue;
    this.#name = name;
    this.#handler = handler;
  }

  /** Surplus workers end after their current job. */
  async resize(count: number): Promise<void> {
    this.#changing = this.#changing.catch(() => undefined).then(() => this.#become(count));
    await this.#changing;
  }

  /** Lets all of them look for jobs at once. */
  notify(): void {
    for (const id of this.#ids) this.#queue.notifyWorker(id);
  }

  async #become(count: number): Promise<void> {
    while (this.#ids.length < count) {
      this.#ids.push(await this.#queue.work<Job>(this.#name, { pollingIntervalSeconds }, this.#handler));
    }
    for (const id of this.#ids.splice(count)) await this.#queue.offWork(this.#name, { id, wait: false });
  }
}
