import type { TrackingStatus } from '@waybill/model';

/** What a carrier's words say about a delivery. */
export interface StatusMeaning {
  /** Where the words themselves are a judgement. */
  readonly verdict: TrackingStatus | null;
  readonly isExcused: boolean;
}

const verdicts: readonly (readonly [RegExp, TrackingStatus])[] = [
  [/^(delivered )?on[ -]?time$/i, 'On Time'],
  [/^(delivered )?late$/i, 'Late'],
  [/^pending late$|^delayed$/i, 'Pending Late'],
];

/** Reasons for which carriers refund nothing, by their service guides. */
const excuses =
  /weather|storm|snow|flood|hurricane|disaster|emergency|civil|strike|holiday|incorrect address|address (is )?(incorrect|invalid|incomplete|unknown|correct)|wrong address|moved|receiver|recipient|consignee|customer (was )?not|not (in|available|home)|business (is )?closed|closed|refused|customs|clearance|security|hold|future delivery|no access|payment|duties/i;
/** Reasons that are the carrier's own. */
const ownFaults = /mechanical|missort|mis-sort|misload|late (trailer|flight|train|arrival)|lost|damaged|carrier/i;

/** Reads the words of a status and of a reason. */
export function meaningOf(status: string, reason: string): StatusMeaning {
  const verdict = verdicts.find(([words]) => words.test(status))?.[1] ?? null;
  const text = `${status} ${reason}`;
  const isException = /exception/i.test(text) || reason !== '';
  const isExcused = isException && !ownFaults.test(text) && (reason === '' || excuses.test(text));
  return { verdict, isExcused };
}
