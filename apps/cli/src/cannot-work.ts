/** The command cannot work at all: no data directory yet, or somebody else has it. The message says what to do. */
export class CannotWork extends Error {
  override readonly name = 'CannotWork';
}
