/** The listeners in this process, for each settings database. */
export class Listeners<Database extends object, Event> {
  readonly #byDatabase = new WeakMap<Database, Set<(event: Event) => void>>();

  /** Returns a function that stops listening. */
  on(database: Database, listener: (event: Event) => void): () => void {
    const listeners = this.#byDatabase.get(database) ?? new Set();
    this.#byDatabase.set(database, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  tell(database: Database, event: Event): void {
    for (const listener of this.#byDatabase.get(database) ?? []) listener(event);
  }
}
