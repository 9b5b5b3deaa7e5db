/**
 * Moments each of which is later than the one before, by a millisecond where the clock stands still: the files of an
 * archive become uploads within one, and are listed in the order in which they stand there.
 */
export class MomentsInOrder {
  #last = 0;

  next(): Date {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return new Date(this.#last);
  }
}
