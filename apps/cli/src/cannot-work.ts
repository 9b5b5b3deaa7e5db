/**
 * The command cannot work: there is no data directory yet, or another process has it open. The message says what to do.
 */
export class CannotWork extends Error {
  override readonly name = 'CannotWork';
}
