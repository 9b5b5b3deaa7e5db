import { normalised } from '../vocabulary/normalise.ts';

/** A text as phrases are looked for: without signs, between spaces. */
export const plain = (text: string): string =>
  ` ${normalised(text)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/\.(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()} `;
