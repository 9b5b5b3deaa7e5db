/** Control characters, ends of lines, and marks that turn the direction of the text around them. */
const unreadable = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file as people may read it: nothing in it can pass for the end of the name, or show it in another order. */
export const readableName = (name: string): string => name.replaceAll(unreadable, ' ').toWellFormed();
