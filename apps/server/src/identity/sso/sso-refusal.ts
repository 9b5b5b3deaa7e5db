import type { SsoError } from '@waybill/contract';

/** A refused single sign-on. The code is for the user; the message is only for log and audit log. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal';
  readonly code: SsoError;

  constructor(code: SsoError, message: string) {
    super(message);
    this.code = code;
  }
}

export const failed = (message: string): SsoRefusal => new SsoRefusal('failed', message);
