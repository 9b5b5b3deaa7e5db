import { isGrouped } from '../reading/is-grouped.ts';
import type { Reading } from '../reading/reading.ts';
import { checked } from './checked.ts';

/** A changed reading as a question would be read that asks for it; undefined where invoices cannot answer it. */
export function settled(reading: Reading): Reading | undefined {
  const hasSeveral = isGrouped(reading) || reading.show === 'rows';
  const changed: Reading = {
    ...reading,
    stepwise: reading.time.grain === undefined ? undefined : reading.stepwise,
    limit: hasSeveral ? reading.limit : undefined,
    place: hasSeveral ? reading.place : undefined,
  };
  const completed = checked(changed, [], { language: reading.language ?? 'en', values: { clients: [], values: {} } });
  return completed.kind === 'reading' ? completed.reading : undefined;
}
