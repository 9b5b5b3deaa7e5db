/** The command was called in a way that cannot work; the message says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
