/** The path to return to after signing in, or undefined for anything that is not a path of this site. */
export function safeOrigin(origin: string | undefined): string | undefined {
  if (origin === undefined || !origin.startsWith('/') || /^\/[/\\]/.test(origin)) return undefined;
  return origin.startsWith('/login') ? undefined : origin;
}
