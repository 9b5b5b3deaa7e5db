/** A name or dates within a sentence, which keep their own direction in text that runs the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
