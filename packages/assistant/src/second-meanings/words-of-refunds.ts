import type { MeasureName } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';

/** ‘What did we get back for late packages’: refunds for lateness. */
export function asLateRefunds(scan: Scan): void {
  const isOfRefunds = scan.items.some(({ concept }) => concept.kind === 'measure' && ofRefunds.has(concept.measure));
  for (const item of isOfRefunds ? scan.items : []) {
    const { concept } = item;
    const isLate = concept.kind === 'value' && concept.dimension === 'tracking_status' && concept.values[0] === 'Late';
    if (isLate && scan.says('share', 'percent')) Object.assign(item, { concept: { kind: 'unknown', text: item.text } });
    else if (isLate)
      Object.assign(item, { concept: { kind: 'value', dimension: 'credit_type', values: ['GSR / late delivery'] } });
  }
}

const ofRefunds: ReadonlySet<MeasureName> = new Set(['refunds', 'refundCount', 'auditRefunds', 'clientRefunds']);
