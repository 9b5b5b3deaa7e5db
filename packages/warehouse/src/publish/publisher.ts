/** The number of the last load whose rows queries see. Raised after a load's commit, never within it. */
export class Publisher {
  #version: number;
  #asOf: Date | null;
  readonly #listeners = new Set<(dataVersion: number) => void>();

  constructor(version: number, asOf: Date | null) {
    this.#version = version;
    this.#asOf = asOf;
  }

  get version(): number {
    return this.#version;
  }

  get asOf(): Date | null {
    return this.#asOf;
  }

  /** Makes a committed load visible. */
  publish(version: number, asOf: Date): void {
    this.#version = version;
    this.#asOf = asOf;
    for (const listener of this.#listeners) listener(version);
  }

  onPublished(listener: (dataVersion: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
