type Deliver = (body: string) => void;

/** Who listens to what inside this process. Topics are ours: clients name destinations, which are resolved first. */
export class Hub {
  readonly #listeners = new Map<string, Set<Deliver>>();

  /** Hands a message to everybody who listens to the topic now. */
  publish(topic: string, message: unknown): void {
    const body = JSON.stringify(message);
    for (const deliver of this.#listeners.get(topic) ?? []) deliver(body);
  }

  /** Returns a function that stops listening. */
  listen(topic: string, deliver: Deliver): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(deliver));
    return () => {
      listeners.delete(deliver);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }
}
