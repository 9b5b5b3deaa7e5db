/** What a text filter looks for; null for a text without any letter, digit, dollar sign or slash, which is discarded (S2 section 5). */
export function usableFilterText(text: string): string | null {
  return /[\p{L}\p{N}$/]/u.test(text) ? text : null;
}
