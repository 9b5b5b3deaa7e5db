/** Nothing can be loaded at all: no data directory yet, or somebody else has it. The message says what to do. */
export class CannotLoad extends Error {
  override readonly name = 'CannotLoad';
}
