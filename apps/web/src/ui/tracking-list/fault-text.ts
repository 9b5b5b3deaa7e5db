import type { TrackingList, TrackingListFault } from '@waybill/model';
import type { TFunction } from 'i18next';
import { text } from '../../lib/languages/text.ts';

const reasons: Readonly<Record<TrackingListFault, string>> = {
  characters: text('a tracking number is made of letters and digits'),
  length: text('a tracking number has 6 to 40 characters'),
  digits: text('a tracking number has at least one digit'),
};

const mostShown = 60;

/** Where the entry stands, what it says and what is wrong with it. */
export function faultText(t: TFunction, { line, text: entry, fault }: TrackingList['refused'][number]): string {
  return t('Line {{line}}: ‘{{entry}}’ – {{reason}}.', {
    line,
    entry: entry.length > mostShown ? `${entry.slice(0, mostShown)}…` : entry,
    reason: t(reasons[fault]),
  });
}
