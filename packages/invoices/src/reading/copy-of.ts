/** A copy of the text, because a substring keeps the whole original in memory. */
export const copyOf = (text: string): string => Buffer.from(text).toString();
