import type { AlertEvent } from '@waybill/contract';
import { addDays, addMonths, startOfMonth } from '@waybill/model';
import { budgetOfYear } from '../../planning/budgets/budget-of-year.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst, withoutFigure } from './alert-question.ts';

const monthsBack = 12;
const cents = (dollars: number): number => Math.round(dollars * 100);

/** The months of the last twelve whose invoices came to more than the budget, over the clients and carriers that have one. */
export async function exceededBudgets(
  services: FindServices,
  { owner, clientId, today }: AlertQuestion,
): Promise<Found> {
  const since = startOfMonth(addMonths(today, -monthsBack));
  const years = [...new Set([since, today].map((day) => Number(day.slice(0, 4))))];
  const events: AlertEvent[] = [];
  let hasBudget = false;
  for (const year of years) {
    const { lines } = await budgetOfYear(services, owner, { clientId, year });
    for (let place = 0; place < monthsBack; place++) {
      const month = addMonths(`${year}-01-01`, place);
      const planned = lines.filter(({ amounts }) => (amounts[place] ?? null) !== null);
      if (planned.length === 0 || month < since || month > today) continue;
      hasBudget = true;
      const budget = planned.reduce((sum, { amounts }) => sum + cents(amounts[place] ?? 0), 0);
      const spent = planned.reduce((sum, { actual }) => sum + cents(actual[place] ?? 0), 0);
      if (spent <= budget) continue;
      events.push({
        ...withoutFigure,
        key: `budget ${month}`,
        kind: 'budget',
        from: month,
        to: addDays(addMonths(month, 1), -1),
        value: spent / 100,
        low: budget / 100,
        high: budget / 100,
        unit: 'currency',
        amount: (spent - budget) / 100,
        count: null,
        name: null,
        over: false,
        page: `/budgets?client=${clientId}&from=${year}-01-01`,
        rows: null,
      });
    }
  }
  return { events: events.toSorted(newestFirst), weeks: [], unit: null, isTooShort: !hasBudget };
}
