import { type CalendarDay, lastDaysRange, usuallyLeftOut, type WordLanguage } from '@waybill/model';
import { plain } from '../draft/draft.ts';
import type { Reading } from '../reading/reading.ts';
import { dimensionLabel, measureLabel } from '../say/labels.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';

const days = 30;

/** Questions that suit a user’s own data: their carriers, clients and refunds. */
export function examplesFor(
  { values, clients }: ScopedValues,
  language: WordLanguage,
  today: CalendarDay,
): readonly string[] {
  const { asks } = sentencesIn(language);
  const [carrier] = values.carrier_name ?? [];
  const [city] = values.city ?? [];
  const shared = {
    language,
    conditions: [],
    groupConditions: [],
    compare: undefined,
    share: undefined,
    include: usuallyLeftOut,
  } as const;
  const time = { field: 'bill_date', range: lastDaysRange(days, today), assumed: false } as const;
  const late: Reading = {
    ...shared,
    time,
    measures: [plain('packages')],
    dimensions: ['service_category'],
    filters: [
      ...(carrier === undefined ? [] : [{ dimension: 'carrier_name', values: [carrier], excluded: false } as const]),
      { dimension: 'tracking_status', values: ['Late'], excluded: false },
    ],
    sort: { by: 'measure', descending: true },
    rowsBy: undefined,
    limit: undefined,
    show: 'chart',
  };
  const toCity: readonly Reading[] =
    city === undefined
      ? []
      : [
          {
            ...late,
            dimensions: [],
            filters: [{ dimension: 'city', values: [city], excluded: false }],
            sort: undefined,
            show: 'number',
          },
        ];
  const heaviest: Reading = {
    ...late,
    measures: [],
    dimensions: [],
    filters: [],
    rowsBy: 'actual_weight',
    limit: 10,
    show: 'rows',
  };
  const group = clients.length > 1 ? dimensionLabel('client', language) : asks.carrier;
  return [
    asks.byLastMonth(measureLabel('totalSpend', language), group),
    asks.byMonth(measureLabel('costPerPackage', language)),
    ...[late, heaviest, ...toCity].map(sayReading),
    ...((values.credit_type ?? []).length > 0
      ? [asks.byLastMonth(measureLabel('refunds', language), dimensionLabel('credit_type', language))]
      : []),
    asks.lastQuarter(measureLabel('accessorials', language)),
  ];
}
