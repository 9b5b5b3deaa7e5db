import type { CalendarDay } from '@waybill/model';
import type { Packs } from '../packs/pack.ts';
import type { PackRow } from '../packs/pack-kinds.ts';
import { inEffect } from './in-effect.ts';

/** The size and weight triggers of a service on a day. */
export const triggersOn = (
  packs: Packs,
  carrierId: number,
  service: string,
  day: CalendarDay,
): readonly PackRow<'triggers'>[] => inEffect(packs, carrierId, 'triggers', day, { service });

/** The divisor of a service on a day, and how sides are rounded; undefined if no pack knows. */
export const dimensionalRule = (
  packs: Packs,
  carrierId: number,
  service: string,
  day: CalendarDay,
): PackRow<'dimensions'> | undefined => inEffect(packs, carrierId, 'dimensions', day, { service })[0];
