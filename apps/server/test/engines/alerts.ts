import { type AlertRule, backTestAlert } from '@waybill/contract';
import { expect, it } from 'vitest';
import type { EachEngine } from './each-engine.ts';

const rules: readonly (readonly [string, AlertRule])[] = [
  ['costs per package', { kind: 'band', figure: 'costPerPackage', side: 'either' }],
  ['what is billed by size', { kind: 'band', figure: 'dimensionalShare', side: 'either' }],
  ['accessorials', { kind: 'limit', figure: 'averageAccessorial', side: 'above', limit: 0 }],
  ['new charges', { kind: 'newCharge', atLeast: 0 }],
  ['missing invoices', { kind: 'missingInvoice' }],
];

/** What alerts find; findings are compared elsewhere. */
export function alertsAgree(each: EachEngine, clientId: number): void {
  it.each(rules)('finds the same: %s', async (_what, rule) => {
    const { events, isTooShort } = await each.call('admin', backTestAlert, { body: { clientId, rule, filters: {} } });
    expect([isTooShort, rule.kind !== 'limit' || events.length > 0]).toEqual([false, true]);
  });
}
