/** A name in capital letters, with a space wherever there is neither a letter nor a digit. */
export const plainWords = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
