import { hourText } from '../../lib/reports/times-text.ts';

/** The hours of a day, as choices of a select. */
export const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** An hour as a select holds it; null: none. */
export const choiceOfHour = (hour: number | null): string | null => (hour === null ? null : String(hour));

/** An hour as the server takes it. */
export const hourOfChoice = (choice: string | null): number | null => (choice === null ? null : Number(choice));
