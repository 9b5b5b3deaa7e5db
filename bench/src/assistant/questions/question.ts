import type { WordLanguage } from '@waybill/model';

/** What a question must lead to: figures that SQL of its own tells, or another outcome. */
export type Expectation =
  | { readonly kind: 'answer'; readonly sql: string; readonly isLoose: boolean; readonly alsoClarify: boolean }
  | { readonly kind: 'other'; readonly outcomes: readonly string[]; readonly mention: readonly string[] };

/** A question of a set. */
export interface TestQuestion {
  readonly text: string;
  readonly language: WordLanguage;
  /** Whether the asker reads client 1002 alone or the family of 1001. */
  readonly asker: 'one' | 'family';
  /** The questions before it in its conversation. */
  readonly earlier: readonly string[];
  readonly expected: Expectation;
}

const days = {
  lastWeek: ['2026-11-08', '2026-11-14'],
  thisWeek: ['2026-11-15', '2026-11-21'],
  sixWeeks: ['2026-10-04', '2026-11-14'],
  thirteenWeeks: ['2026-08-16', '2026-11-14'],
  lastMonth: ['2026-10-01', '2026-10-31'],
  september: ['2026-09-01', '2026-09-30'],
  thisMonth: ['2026-11-01', '2026-11-21'],
  lastQuarter: ['2026-07-01', '2026-09-30'],
  q2: ['2026-04-01', '2026-06-30'],
  q1: ['2026-01-01', '2026-03-31'],
  thisQuarter: ['2026-10-01', '2026-11-21'],
  thisYear: ['2026-01-01', '2026-11-21'],
  lastYear: ['2025-01-01', '2025-12-31'],
  sixMonths: ['2026-05-22', '2026-11-21'],
  twelveMonths: ['2025-11-22', '2026-11-21'],
  thirtyDays: ['2026-10-23', '2026-11-21'],
  sinceMarch: ['2026-03-01', '2026-11-21'],
  marchToMay: ['2026-03-01', '2026-05-31'],
  march: ['2026-03-01', '2026-03-31'],
  yesterday: ['2026-11-20', '2026-11-20'],
} as const;

const clients = { one: 'client_id = 1002', family: 'client_id in (1001, 1002, 1003, 1004)' } as const;

/**
 * Writes out `{P}` and `{C}` (the asker's packages and charges) and the days such as `{lastMonth}`, all by the invoice
 * date on the day that the tests take for today, 21 November 2026.
 */
function sqlOf(template: string, asker: TestQuestion['asker']): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'P') return `from package_level_info where ${clients[asker]}`;
    if (name === 'C') return `from charge_level_info where ${clients[asker]}`;
    const [from, to] = days[name as keyof typeof days];
    return `bill_date between '${from}' and '${to}'`;
  });
}

interface Options {
  readonly language?: WordLanguage;
  readonly asker?: TestQuestion['asker'];
  readonly earlier?: readonly string[];
  readonly isLoose?: boolean;
  readonly alsoClarify?: boolean;
}

/** Questions that all ask for the figures of one SQL. */
export function asks(sql: string, texts: readonly string[], options: Options = {}): readonly TestQuestion[] {
  const { language = 'en', asker = 'one', earlier = [], isLoose = false, alsoClarify = false } = options;
  const expected = { kind: 'answer', sql: sqlOf(sql, asker), isLoose, alsoClarify } as const;
  return texts.map((text) => ({ text, language, asker, earlier, expected }));
}

/** Questions that must not be answered with figures. */
export function leadsTo(
  outcomes: readonly string[],
  texts: readonly string[],
  options: Options & { readonly mention?: readonly string[] } = {},
): readonly TestQuestion[] {
  const { language = 'en', asker = 'one', earlier = [], mention = [] } = options;
  return texts.map((text) => ({ text, language, asker, earlier, expected: { kind: 'other', outcomes, mention } }));
}
