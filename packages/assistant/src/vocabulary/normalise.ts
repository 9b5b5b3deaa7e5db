/** A text as words are compared: without case, accents, and the variants of Arabic letters. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ـ', '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss');
}

const article = /^(?:(?:وال|بال|كال)(?=.{3,})|(?:لل|ال)(?=.{2,}))/;

/** An Arabic word without its article, which is written as a part of it. */
export function withoutArticle(word: string): string {
  return word.replace(article, '');
}
