import { demoPassword } from '@waybill/seed-data';
import { createLogger } from '@waybill/server';

/** From the end of a token's header on: its second part is a JSON object, too. */
const token = /\.eyJ[\w-]{8}/;

/** A log of everything, read for passwords, tokens and secrets as it is written. */
export class SecretWatch {
  readonly #secrets: readonly string[];
  readonly #leaks: string[] = [];
  readonly logger = createLogger('trace', { write: (line) => this.#read(line) });

  constructor(secrets: readonly string[]) {
    this.#secrets = [demoPassword, ...secrets];
  }

  /** Throws when a secret was logged. */
  assertNone(): void {
    if (this.#leaks.length > 0) throw new Error(`Secrets were logged:\n${this.#leaks.join('')}`);
  }

  #read(line: string): void {
    if (token.test(line) || this.#secrets.some((secret) => line.includes(secret))) this.#leaks.push(line);
  }
}
