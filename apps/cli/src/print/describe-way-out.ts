import type { LoadPreview, LoadReport } from '@waybill/server';

type Refusable = LoadReport | LoadPreview;

const answerTo: Readonly<Record<Refusable['questions'][number]['about'], string>> = {
  'date order': 'Load it with --dates month-first or --dates day-first, or set the order of dates of the account.',
  currency: 'Load it with --currency and its code, such as CAD, or set the currency of the account.',
  'other date': 'If it is another invoice, load it with --accept-other-dates.',
};

/** What the user of the command can do about a refused file, beside what its reasons say. */
export function describeWayOut(of: Refusable, acceptsBadLines: boolean): string[] {
  const { status, mayBeMapped, badLines, questions } = of;
  if (questions.length > 0) return [...new Set(questions.map(({ about }) => `  ${answerTo[about]}`))];
  if (status !== 'refused') return [];
  if (mayBeMapped)
    return ['  Map it on the page Upload files of the portal, or write a mapping and give it with --mapping.'];
  if (badLines === 0) return [];
  return [...whereListed(of), ...(acceptsBadLines ? [] : ['  --accept-bad-lines loads the file without them.'])];
}

const whereListed = (of: Refusable): string[] =>
  'quarantineReport' in of && of.quarantineReport !== null ? [`  They are listed in ${of.quarantineReport}.`] : [];
