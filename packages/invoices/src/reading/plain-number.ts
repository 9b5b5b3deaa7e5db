/** A number without padding zeros: `00000Z9Z99` is `Z9Z99`, `000` is `0`. */
export function withoutPadding(text: string): string {
  const trimmed = text.trim();
  return trimmed.replace(/^0+(?=.)/, '');
}

/** The text, or null when it is empty. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;
