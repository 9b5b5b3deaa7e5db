/** An address or a path without the slashes at its end. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '');
