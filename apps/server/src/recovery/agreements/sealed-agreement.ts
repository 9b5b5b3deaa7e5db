import { type Agreement, readAgreement } from '@waybill/audit';
import { type AgreementCheck, checkResult } from '@waybill/contract';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';

/** Whose agreement it is. What is encrypted for one can be decrypted for no other. */
export interface AgreementKey {
  readonly id: number;
  readonly clientId: number;
}

const places = {
  content: 'agreement_version.content',
  note: 'agreement_version.note',
  result: 'agreement_check.result',
  day: 'agreement_day.result',
} as const;

/** Encrypts what is known of one agreement, and decrypts it. */
export class SealedAgreement {
  readonly #sealer: Sealer;
  readonly #owner: string;

  constructor(sealer: Sealer, { id, clientId }: AgreementKey) {
    this.#sealer = sealer;
    this.#owner = `of agreement ${id} of client ${clientId}`;
  }

  seal(kind: keyof typeof places, text: string): string {
    return this.#sealer.seal(text, this.#placeOf(kind));
  }

  /** The agreement in a sealed content; undefined if this server’s secret does not open it. */
  content(sealed: string): Agreement | undefined {
    const text = this.#open('content', sealed);
    return text === undefined ? undefined : readAgreement(JSON.parse(text)).agreement;
  }

  note(sealed: string): string {
    return this.#open('note', sealed) ?? '';
  }

  result(sealed: string | null): AgreementCheck | undefined {
    const text = sealed === null ? undefined : this.#open('result', sealed);
    return text === undefined ? undefined : checkResult.parse(JSON.parse(text));
  }

  /** The JSON of a rated day; undefined if this server’s secret does not open it. */
  day(sealed: string): string | undefined {
    return this.#open('day', sealed);
  }

  #open(kind: keyof typeof places, sealed: string): string | undefined {
    try {
      return this.#sealer.open(sealed, this.#placeOf(kind));
    } catch (error) {
      if (error instanceof SealError) return undefined;
      throw error;
    }
  }

  #placeOf(kind: keyof typeof places): string {
    return `${places[kind]} ${this.#owner}`;
  }
}
