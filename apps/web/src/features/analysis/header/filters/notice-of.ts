import type { TFunction } from 'i18next';

/** What is missing from a loaded set: everything (no `leftOut`) or some filters; undefined if it is complete. */
export function noticeOf(name: string, leftOut: readonly string[] | undefined, t: TFunction): string | undefined {
  if (leftOut === undefined) {
    return t(
      'The filter set {{name}} was saved by an older version and cannot be opened. Save it again, or delete it in your profile.',
      {
        name,
      },
    );
  }
  if (leftOut.length === 0) return undefined;
  return t(
    'The filter set {{name}} was saved by an older version. These filters could not be read and are left out: {{filters}}.',
    {
      name,
      filters: leftOut.join(', '),
    },
  );
}
