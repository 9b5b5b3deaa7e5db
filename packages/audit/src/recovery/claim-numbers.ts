/** Shorter numbers would be found in texts by accident. */
const fewestCharacters = 4;
/** Claim numbers are printed in up to so many words. */
const mostWords = 3;

/** A claim number without case, spaces and signs; empty if it is too short to be told from other words. */
export function plainClaimNumber(reference: string): string {
  const plain = withoutSigns(reference);
  return plain.length < fewestCharacters || !/\p{N}/u.test(plain) ? '' : plain;
}

/** Everything in a text that may be a claim number, as `plainClaimNumber` writes it. */
export function claimNumbersIn(text: string): ReadonlySet<string> {
  const words = text
    .split(/[\s.,;:()#]+/)
    .map(withoutSigns)
    .filter((word) => word !== '');
  const joined = words.flatMap((_, first) =>
    Array.from({ length: mostWords }, (__, more) => words.slice(first, first + more + 1).join('')),
  );
  return new Set(joined.map(plainClaimNumber).filter((number) => number !== ''));
}

const withoutSigns = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
