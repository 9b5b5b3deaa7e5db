import type { Row } from './tiny-warehouse.ts';

type Value = string | number | null;
type Model = Readonly<Record<string, unknown>>;

/** What the grid itself would show of the rows: its filters read from its documentation, in plain JavaScript. */
export function passes(row: Row, filterModel: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filterModel).every(
    ([field, model]) => isDiscarded(model) || passesFilter(row[field.toLowerCase()] ?? null, model),
  );
}

/** A text without letter, digit, dollar sign or slash narrows nothing; nor do several conditions that are all such. */
function isDiscarded(filter: unknown): boolean {
  if (filter === null || Array.isArray(filter)) return false;
  const model = filter as Model;
  const several = severalOf(model)?.filter((part) => part !== null);
  if (several !== undefined) return several.length > 0 && several.every(isDiscarded);
  const isBlankTest = model.type === 'blank' || model.type === 'notBlank';
  return model.filterType === 'text' && !isBlankTest && !/[\p{L}\p{N}$/]/u.test(String(model.filter ?? ''));
}

function severalOf(model: Model): readonly unknown[] | undefined {
  const several = model.conditions ?? model.filterModels ?? (model.condition1 && [model.condition1, model.condition2]);
  return Array.isArray(several) ? several : undefined;
}

/** The same for the tree of an advanced filter. */
export function passesAdvanced(row: Row, model: Model): boolean {
  if (model.filterType === 'join') {
    const results = (model.conditions as readonly Model[]).map((part) => passesAdvanced(row, part));
    return model.type === 'OR' ? results.some(Boolean) : results.every(Boolean);
  }
  const value = row[String(model.colId).toLowerCase()] ?? null;
  switch (model.filterType) {
    case 'set':
      return isTicked(value, model.values as readonly unknown[]) === (model.type === 'isAnyOf');
    case 'dateTime':
      return passesScalar(
        value === null ? null : second(value),
        model.type,
        second(model.filter),
        second(model.filterTo),
      );
    case 'object':
      return passesText(value === null ? null : String(value), model);
    case 'dateString':
      return passesFilter(value, { ...model, filterType: 'date', dateFrom: model.filter, dateTo: model.filterTo });
    default:
      return passesFilter(value, model);
  }
}

/** The second of a moment, or of the midnight with which a day begins. */
function second(text: unknown): string {
  return `${String(text).replace('T', ' ')} 00:00:00`.slice(0, 19);
}

function passesFilter(value: Value, filter: unknown): boolean {
  if (filter === null) return true;
  if (Array.isArray(filter)) return isTicked(value, filter);
  const model = filter as Model;
  const several = severalOf(model);
  if (several !== undefined) {
    const meant = several.filter((part) => part !== null && !isDiscarded(part));
    const results = meant.map((part) => passesFilter(value, part));
    return model.operator === 'OR' ? results.some(Boolean) : results.every(Boolean);
  }
  switch (model.filterType) {
    case 'set':
      return isTicked(value, model.values as readonly unknown[]);
    case 'text':
      return passesText(value === null ? null : String(value), model);
    case 'date':
      return passesScalar(
        value === null ? null : String(value).slice(0, 10),
        model.type,
        day(model.dateFrom),
        day(model.dateTo),
      );
    default:
      return passesScalar(
        value === null ? null : Number(value),
        model.type,
        Number(model.filter),
        Number(model.filterTo),
      );
  }
}

function day(text: unknown): string {
  return String(text).slice(0, 10);
}

function isTicked(value: Value, values: readonly unknown[]): boolean {
  const isBlank = value === null || String(value).trim() === '';
  const ticked = values.some((each) => each !== null && each !== '' && sameValue(value, each));
  return ticked || (isBlank && values.some((each) => each === null || each === ''));
}

function sameValue(value: Value, other: unknown): boolean {
  if (typeof value === 'number') return value === Number(other);
  return value !== null && (/^\d{4}-/.test(value) ? day(value) === day(other) : value === other);
}

function passesText(value: string | null, { type, filter }: Model): boolean {
  const isBlank = value === null || value.trim() === '';
  if (type === 'blank') return isBlank;
  if (type === 'notBlank') return !isBlank;
  const negated = type === 'notEqual' || type === 'notContains';
  if (value === null) return negated;
  const [text, part] = [value.toLowerCase(), String(filter).toLowerCase()];
  switch (type) {
    case 'contains':
    case 'notContains':
      return text.includes(part) !== negated;
    case 'equals':
    case 'notEqual':
      return (text === part) !== negated;
    case 'startsWith':
      return text.startsWith(part);
    default:
      return text.endsWith(part);
  }
}

function passesScalar<Scalar extends string | number>(
  value: Scalar | null,
  type: unknown,
  from: Scalar,
  to: Scalar,
): boolean {
  if (type === 'blank') return value === null;
  if (value === null) return false;
  switch (type) {
    case 'notBlank':
      return true;
    case 'equals':
      return value === from;
    case 'notEqual':
      return value !== from;
    case 'lessThan':
      return value < from;
    case 'lessThanOrEqual':
      return value <= from;
    case 'greaterThan':
      return value > from;
    case 'greaterThanOrEqual':
      return value >= from;
    default:
      return value >= from && value <= to;
  }
}
