type Deliver = (body: string) => void;

/** The subscriptions within this process. Topics are internal: clients name destinations, which are resolved first. */
export class Hub {
  readonly #listeners = new Map<string, Set<Deliver>>();

  /** Passes a message to everybody who is listening to the topic. */
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
