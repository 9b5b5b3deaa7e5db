import type { Alert, AlertEvent, AlertRule } from '@waybill/contract';
import {
  appliedFilters,
  type FactUnit,
  findAlertFigure,
  findAlertTemplate,
  type PageFilters,
  summableColumns,
  unitOfRows,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import {
  appliedFilterText,
  countText,
  displayDate,
  factText,
  moneyText,
  monthLabel,
} from '../../../lib/languages/formats.ts';
import type { AlertChoices } from './alert-choices.ts';

/** A figure of an alert as its unit has it. */
export const figureText = (value: number | null, unit: string | null): string =>
  value === null ? '–' : factText(value, (unit ?? 'number') as FactUnit);

/** What was found, in one sentence. */
export function eventText(event: AlertEvent, t: TFunction): string {
  const { kind, value, low, high, unit, amount, count, name } = event;
  const day = displayDate(event.from);
  const figures = { value: figureText(value, unit), day, low: figureText(low, unit), high: figureText(high, unit) };
  switch (kind) {
    case 'above':
      return low === high
        ? t('{{value}} in the week of {{day}}, above the limit of {{high}}', figures)
        : t('{{value}} in the week of {{day}}; {{low}} to {{high}} was expected', figures);
    case 'below':
      return low === high
        ? t('{{value}} in the week of {{day}}, below the limit of {{low}}', figures)
        : t('Only {{value}} in the week of {{day}}; {{low}} to {{high}} was expected', figures);
    case 'newCharge':
      return t('{{name}}, first billed on {{day}}: {{amount}} so far', { name, day, amount: moneyText(amount ?? 0) });
    case 'missingInvoice':
      return t('{{name}}: an invoice was expected on {{day}}', { name, day });
    case 'budget':
      return t('{{value}} in {{month}}, {{amount}} above the budget of {{high}}', {
        ...figures,
        month: monthLabel(event.from),
        amount: moneyText(amount ?? 0),
      });
    case 'tierLost':
      return t('{{name}}: revenue of {{value}} in the weeks that an agreement counts is below its tier', {
        ...figures,
        name,
      });
    case 'tierNear':
      return t('{{name}}: revenue of {{value}} in the weeks that an agreement counts is within 5% of its next tier', {
        ...figures,
        name,
      });
    case 'claims':
      return t('{{amount}} can be claimed until {{day}}. Packages: {{packages}}', {
        amount: moneyText(amount ?? 0),
        day: displayDate(event.to),
        packages: countText(count ?? 0),
      });
  }
}

/** What it comes to, where that is not in the sentence; empty if it is. */
export function amountText({ kind, amount, count }: AlertEvent, t: TFunction): string {
  if (amount === null || (kind !== 'above' && kind !== 'below')) return '';
  const money = moneyText(amount);
  return count === null
    ? t('{{amount}} away from what was expected', { amount: money })
    : t('{{amount}} away from what was expected. Packages: {{packages}}', {
        amount: money,
        packages: countText(count),
      });
}

type FigureRule = Pick<AlertChoices, 'figure' | 'rows'>;

/** The unit of the figure that is watched. */
export function watchedUnit({ figure, rows }: FigureRule): string | undefined {
  if (rows === undefined) return findAlertFigure(figure)?.unit;
  const { measure, tableName } = rows;
  if (measure.kind === 'aggregate') return measure.unit;
  return unitOfRows(tableName, measure.column);
}

/** The figure that is watched, with the rows that it is of. */
function watchedText({ figure, rows }: FigureRule, t: TFunction): string {
  if (rows === undefined) return t(findAlertFigure(figure)?.text ?? figure);
  const { measure, name, tableName } = rows;
  if (measure.kind === 'aggregate') return name;
  const column = measure.column === null ? undefined : summableColumns(tableName).get(measure.column);
  return `${column === undefined ? t('Number of rows') : t(column.header)} (${name})`;
}

/** What an alert watches, in words. */
export function ruleText(rule: AlertRule, t: TFunction): string {
  switch (rule.kind) {
    case 'band':
    case 'limit': {
      const name = watchedText(rule, t);
      if (rule.kind === 'limit') {
        const limit = figureText(rule.limit, watchedUnit(rule) ?? null);
        return rule.side === 'above'
          ? t('{{figure}} above {{limit}} in a week', { figure: name, limit })
          : t('{{figure}} below {{limit}} in a week', { figure: name, limit });
      }
      if (rule.side === 'either') return t('{{figure}} higher or lower than usual', { figure: name });
      return rule.side === 'above'
        ? t('{{figure}} higher than usual', { figure: name })
        : t('{{figure}} lower than usual', { figure: name });
    }
    case 'newCharge':
      return t(findAlertTemplate('newCharge')?.text ?? '');
    case 'missingInvoice':
      return t(findAlertTemplate('missingInvoice')?.text ?? '');
    case 'budget':
      return t(findAlertTemplate('budget')?.text ?? '');
    case 'tier':
      return t(findAlertTemplate('tier')?.text ?? '');
    case 'claims':
      return t(findAlertTemplate('claims')?.text ?? '');
  }
}

/** The client, what is watched, and the filters. */
export function aboutText({ clientName, rule, filters }: Alert, t: TFunction): string {
  const applied = appliedFilters(filters as PageFilters).map((filter) => appliedFilterText(filter, undefined));
  return [clientName, ruleText(rule, t), ...applied].join(' · ');
}
