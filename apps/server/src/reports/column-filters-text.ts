import { displayDate } from '@waybill/model';

/** The wording of a grid operator between the column's name and the value. */
const operators: ReadonlyMap<unknown, string> = new Map([
  ['contains', 'contains'],
  ['notContains', 'does not contain'],
  ['equals', 'is'],
  ['notEqual', 'is not'],
  ['startsWith', 'begins with'],
  ['endsWith', 'ends with'],
  ['lessThan', 'is less than'],
  ['lessThanOrEqual', 'is at most'],
  ['greaterThan', 'is greater than'],
  ['greaterThanOrEqual', 'is at least'],
  ['inRange', 'is between'],
  ['blank', 'is blank'],
  ['notBlank', 'is not blank'],
]);

/**
 * The filters of the grid's columns as sentences: `Net Amount is greater than 100`. A filter without such a sentence,
 * such as one with several conditions, is given as it was sent, so that none is omitted.
 */
export function columnFilterTexts(
  filterModel: Readonly<Record<string, unknown>>,
  headerOf: (field: string) => string,
): readonly string[] {
  return Object.entries(filterModel)
    .filter(([, filter]) => filter !== null && filter !== undefined)
    .map(([field, filter]) => {
      const said = filterText(filter);
      return said === undefined ? `${field}: ${JSON.stringify(filter)}` : `${headerOf(field)} ${said}`;
    });
}

function filterText(filter: unknown): string | undefined {
  if (Array.isArray(filter)) return setText(filter);
  if (typeof filter !== 'object' || filter === null) return undefined;
  const model = new Map<string, unknown>(Object.entries(filter));
  if (model.get('filterType') === 'set') return setText(model.get('values'));
  const type = model.get('type');
  const operator = operators.get(type);
  if (operator === undefined || model.has('operator') || model.has('conditions')) return undefined;
  const isDate = model.get('filterType') === 'date';
  const first = valueText(model.get(isDate ? 'dateFrom' : 'filter'), isDate);
  const second = valueText(model.get(isDate ? 'dateTo' : 'filterTo'), isDate);
  if (type === 'blank' || type === 'notBlank') return operator;
  if (first === undefined) return undefined;
  if (type === 'inRange') return second === undefined ? undefined : `${operator} ${first} and ${second}`;
  if (isDate && type === 'lessThan') return `is before ${first}`;
  if (isDate && type === 'greaterThan') return `is after ${first}`;
  return `${operator} ${first}`;
}

function setText(values: unknown): string | undefined {
  if (!Array.isArray(values)) return undefined;
  const shown = values.map((value: unknown) => (value === null || value === '' ? 'blank' : valueText(value, false)));
  if (shown.includes(undefined)) return undefined;
  return shown.length === 0 ? 'is one of none' : `is one of ${shown.join(', ')}`;
}

function valueText(value: unknown, isDate: boolean): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const [day = ''] = value.split(/[ T]/);
  return isDate && /^\d{4}-\d{2}-\d{2}$/.test(day) && /^(?:.{10}|.{10}[ T]00:00:00)$/.test(value)
    ? displayDate(day)
    : value;
}
