import { isCalendarDay } from '@waybill/model';

/** Reads the value of a parameter as it is in an address; undefined when it is not valid. */
export type ReadParameter<Value> = (raw: unknown) => Value | undefined;

/** A text with a maximum length. */
export const textOf =
  (shortest: number, longest = Number.POSITIVE_INFINITY): ReadParameter<string> =>
  (raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    return typeof text === 'string' && text.length >= shortest && text.length <= longest ? text : undefined;
  };

/** 1 and up, without decimals. */
export const wholeNumber: ReadParameter<number> = (raw) => {
  const number = typeof raw === 'string' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** A day as `YYYY-MM-DD`. */
export const calendarDay: ReadParameter<string> = (raw) =>
  typeof raw === 'string' && isCalendarDay(raw) ? raw : undefined;

/** One of these texts and no other. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]): ReadParameter<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** One of the keys of a record. */
export const keyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): ReadParameter<Key> =>
  oneOf(Object.keys(record) as Key[]);

/** A list with 1 to `most` items, all of them valid; a single value is a list of one. */
export const listOf =
  <Item>(item: ReadParameter<Item>, most: number): ReadParameter<Item[]> =>
  (raw) => {
    const values: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    const items = values.map(item).filter((value) => value !== undefined);
    return items.length === values.length && items.length > 0 && items.length <= most ? items : undefined;
  };

/** Texts that a reader chose or wrote. */
export const textList = listOf(textOf(1), 3_000);
