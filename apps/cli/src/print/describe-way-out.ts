import type { LoadPreview, LoadReport } from '@waybill/server';

type Refusable = LoadReport | LoadPreview;

/** What the user of the command can do about a refused file, beside what its reasons say. */
export function describeWayOut(of: Refusable, acceptsBadLines: boolean): string[] {
  const { status, mayBeMapped, badLines } = of;
  if (status !== 'refused') return [];
  if (mayBeMapped)
    return ['  Map it on the page Upload files of the portal, or write a mapping and give it with --mapping.'];
  if (badLines === 0) return [];
  return [...whereListed(of), ...(acceptsBadLines ? [] : ['  --accept-bad-lines loads the file without them.'])];
}

const whereListed = (of: Refusable): string[] =>
  'quarantineReport' in of && of.quarantineReport !== null ? [`  They are listed in ${of.quarantineReport}.`] : [];
