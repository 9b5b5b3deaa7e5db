import { lookUpTrackingNumbers, mostTrackingNumbers } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** Puts a search into the history of look-ups; the page is narrowed all the same when that fails. */
export function rememberSearch(trackingNumbers: readonly string[]): void {
  const body = { trackingNumbers: trackingNumbers.slice(0, mostTrackingNumbers), source: 'search' as const };
  call(lookUpTrackingNumbers, { body }).catch(() => undefined);
}
