/** A name or dates within a sentence: keeps its own direction in a text that runs the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
