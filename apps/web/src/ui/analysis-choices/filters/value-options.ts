/** A value that a filter can take, with the rows of the page that have it; `rows` is unknown while loading. */
export interface ValueOption {
  readonly value: string;
  readonly rows: number | undefined;
}

/** A value as the server lists it. */
export interface ListedValue {
  readonly VALUE: string;
  readonly ROWS?: number | undefined;
}

type LabelOf = (value: string) => string;

const asItIs: LabelOf = (value) => value;
const naturalOrder = new Intl.Collator('en', { numeric: true }).compare;

/**
 * What a list of values shows: first what was chosen when it was opened, then the others in natural order (zone 2 before
 * zone 10). A chosen value that is no longer listed stays, with no rows, so that it can be taken away. `labelOf` says what
 * is read of a value.
 */
export function valueOptions(
  listed: readonly ListedValue[] | undefined,
  chosenAtFirst: readonly string[],
  labelOf: LabelOf = asItIs,
): readonly ValueOption[] {
  const rowsOf = new Map(listed?.map(({ VALUE, ROWS }) => [VALUE, ROWS]));
  const chosen = new Set(chosenAtFirst);
  const others = [...rowsOf.keys()]
    .filter((value) => !chosen.has(value))
    .toSorted((one, other) => naturalOrder(labelOf(one), labelOf(other)));
  const missing = listed === undefined ? undefined : 0;
  return [
    ...[...chosen].map((value) => ({ value, rows: rowsOf.has(value) ? rowsOf.get(value) : missing })),
    ...others.map((value) => ({ value, rows: rowsOf.get(value) })),
  ];
}

/** The options in which the text occurs, whatever its case and accents. */
export function foundOptions(
  options: readonly ValueOption[],
  typed: string,
  labelOf: LabelOf = asItIs,
): readonly ValueOption[] {
  const wanted = plain(typed.trim());
  return wanted === '' ? options : options.filter(({ value }) => plain(labelOf(value)).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en');
}
