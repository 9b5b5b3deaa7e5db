/** A file that is not loaded; each reason is a sentence for the operator. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** A file that does not add up alone, of a carrier whose invoices come in parts: it waits for the others. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
