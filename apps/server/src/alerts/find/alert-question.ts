import type { AlertEvent, AlertRule } from '@waybill/contract';
import type { CalendarDay, PageFilters } from '@waybill/model';
import type { Scope } from '@waybill/query';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import type { Services } from '../../platform/services.ts';
import type { ReportOwner } from '../../reports/report-context.ts';

export type FindServices = Pick<Services, 'files' | 'settings' | 'warehouse' | 'clock'>;

/** What is looked for, with the current rights of whoever is told. */
export interface AlertQuestion {
  readonly owner: ReportOwner;
  readonly clientId: number;
  /** The client and its children, as far as the owner may read them. */
  readonly clients: readonly ReadableClient[];
  readonly scope: Scope;
  readonly rule: AlertRule;
  readonly filters: PageFilters;
  readonly today: CalendarDay;
}

/** A week with the band or limit that it was judged by. */
export interface FoundWeek {
  readonly week: CalendarDay;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** What was found in the last twelve months, the newest first. */
export interface Found {
  readonly events: readonly AlertEvent[];
  readonly weeks: readonly FoundWeek[];
  readonly unit: string | null;
  readonly isTooShort: boolean;
}

/** An event without a figure over weeks. */
export const withoutFigure = {
  value: null,
  low: null,
  high: null,
  unit: null,
  history: [],
} satisfies Partial<AlertEvent>;

/** The newest first; of one day, in a fixed order. */
export const newestFirst = (one: AlertEvent, other: AlertEvent): number =>
  other.from.localeCompare(one.from) || one.key.localeCompare(other.key);
