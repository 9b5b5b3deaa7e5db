import type { CalendarDay } from '../dates/calendar-day.ts';

/** Why a text cannot be stored under a key: which of the two is at fault, and how. */
export interface SettingProblem {
  readonly field: 'filter_key' | 'filter_value';
  readonly message: string;
}

/** What decides whether a setting can be stored. */
export interface SettingContext {
  readonly mayRead: (clientId: number) => boolean;
  /** What is stored under the key now. */
  readonly stored: string | undefined;
  readonly today: CalendarDay;
}
