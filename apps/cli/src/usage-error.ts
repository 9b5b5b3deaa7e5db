/** The command was used incorrectly; the message says what to change. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
