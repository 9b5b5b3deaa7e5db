import { expression } from '../words/expressions.ts';
/** Words that name packages, in all languages. */
export const wordsOfPackages = expression('packages');
