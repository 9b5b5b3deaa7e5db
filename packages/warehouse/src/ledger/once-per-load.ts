/** What is read once for each published load; simultaneous callers share one run, and a failed one is repeated. */
export class OncePerLoad<Found> {
  readonly #read: (published: number) => Promise<Found>;
  #last: { readonly published: number; readonly found: Promise<Found> } | undefined;

  constructor(read: (published: number) => Promise<Found>) {
    this.#read = read;
  }

  async of(published: number): Promise<Found> {
    if (this.#last?.published !== published) {
      const asked = { published, found: this.#read(published) };
      this.#last = asked;
      asked.found.catch(() => {
        if (this.#last === asked) this.#last = undefined;
      });
    }
    return await this.#last.found;
  }
}
