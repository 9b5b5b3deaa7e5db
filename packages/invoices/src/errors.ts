/** A file in no known layout. The message says what was looked for. */
export class UnknownLayout extends Error {
  override readonly name = 'UnknownLayout';
}
