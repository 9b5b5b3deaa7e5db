import type { SsoError } from '@waybill/contract';

/** Single sign-on that ends without a session. The code is for the user; the message is for log and audit alone. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal';
  readonly code: SsoError;

  constructor(code: SsoError, message: string) {
    super(message);
    this.code = code;
  }
}

export const failed = (message: string): SsoRefusal => new SsoRefusal('failed', message);
