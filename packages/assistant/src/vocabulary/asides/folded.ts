const plain = new Map<string, string>();

/** A text in small letters without accents and variants of Arabic letters, of the same length. */
export function folded(text: string): string {
  let result = '';
  for (const letter of text.normalize('NFC').split('')) {
    let kept = plain.get(letter);
    if (kept === undefined) {
      const [base = letter] = letter.toLowerCase().normalize('NFD');
      kept = base.length === 1 ? (variants[base] ?? base) : letter;
      plain.set(letter, kept);
    }
    result += kept;
  }
  return result;
}

const variants: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  ى: 'ي',
  ة: 'ه',
};
