/** The reading cannot be asked: no fact table tells everything that it names. */
export class UnanswerableReading extends Error {
  override readonly name = 'UnanswerableReading';
}
