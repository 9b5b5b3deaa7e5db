/** A text without the colon at its end. */
export const withoutColon = (text: string): string => text.replace(/(?<!\s)\s*:$/, '');
