import type { TableName } from '@waybill/model';
import type { Sql } from '../dialect/sql.ts';
import type { AggregateName } from '../language/aggregate-name.ts';
import type { DayPart } from '../language/date-parts.ts';
import type { ExactType, ValueType } from '../types/value-type.ts';
import type { WrittenStatement } from './written-statement.ts';

/** A value and what it is, for functions whose SQL depends on the type. */
export interface Typed {
  readonly value: Sql;
  readonly type: ValueType;
}

/** How many rows an aggregate takes each value from. */
export interface Aggregated extends Typed {
  readonly distinct: boolean;
  /** The type of the result. */
  readonly to: ValueType;
}

/** A literal of a request; exact numbers with a fraction as their digits. */
export interface WrittenOut {
  readonly type: ValueType;
  readonly value: string | number | bigint | boolean | null;
}

/** One of the values in a list. */
export interface Member {
  readonly type: ValueType;
  readonly mayBeNull: boolean;
  /** Absent if it is computed. */
  readonly writtenOut: WrittenOut | undefined;
  readonly sql: () => Sql;
}

/** Whether a value is, or is not, one of several. */
export interface Membership extends Typed {
  readonly mayBeNull: boolean;
  readonly members: readonly Member[];
  readonly negated: boolean;
}

/** A call of an aggregate function; without an argument it counts rows. */
export interface AggregateCall {
  readonly name: AggregateName;
  readonly argument: Aggregated | undefined;
  /** For first and last: what orders the rows. */
  readonly by: Sql | undefined;
}

/** An aggregate as the parts that every shard works out, and as the whole that is made of the parts of all of them. */
export interface SplitAggregate {
  readonly parts: readonly Sql[];
  /** The aggregate over the gathered rows, whose columns with the parts are given. */
  readonly whole: (parts: readonly Sql[]) => Sql;
}

/** How a statement about the rows of several shards is written. */
export interface Gathering {
  /** The dialect of what each shard answers by itself. */
  readonly onEach: Dialect;
  /** Has every shard answer a statement, and returns the table with the rows of all of them. */
  gather(statement: Sql): Sql;
  split(aggregate: AggregateCall): SplitAggregate;
}

/** The names of the engines that SQL is written for. */
export type DialectName = 'duckdb' | 'clickhouse';

/**
 * The SQL that differs between engines. Everything else is common, and the compiler writes it itself. Every dialect
 * gives the same results, to the last digit; null stays null unless stated otherwise.
 */
export interface Dialect {
  readonly name: DialectName;
  /** Absent where one place has all rows. */
  readonly gathering?: Gathering;
  /** Writes a statement with its parameters numbered. */
  write(statement: Sql): WrittenStatement;

  /** A value of the request or of a rule, as a parameter of its type. */
  literal(literal: WrittenOut): Sql;
  /** A value read as a stored column of the type. */
  stored(value: Sql, type: StoredType): Sql;
  /** A number of any type as an amount in cents, rounded. */
  cents(value: Sql): Sql;
  /** An amount in US dollars, rounded to the cent, given its rate. */
  converted(amount: Sql, rate: Sql): Sql;
  /** A value as one of several with a common type, such as the branches of `case`. */
  alike(value: Sql, from: ValueType, to: ValueType): Sql;
  /** A value as it can be compared with one of the other type. */
  comparable(value: Sql, own: ValueType, other: ValueType): Sql;
  /** The number, or null if it is infinite or not a number. */
  finite(number: Sql): Sql;
  /** Any value as the text that the grid shows. */
  asText(typed: Typed): Sql;

  /** A quotient as a double; null where it is divided by zero. */
  quotient(dividend: Sql, divisor: Sql): Sql;
  /** The left operand of a sum, difference or product, wide enough for the result. */
  leftOperand(value: Sql, left: ValueType, right: ValueType, result: ValueType): Sql;
  /** The right operand of the same. */
  rightOperand(value: Sql, right: ValueType, result: ValueType): Sql;
  /** Half away from zero. */
  rounded(typed: Typed, digits: number): Sql;
  absolute(typed: Typed): Sql;
  /** The largest whole number that is not greater, or the smallest that is not less. */
  whole(typed: Typed, direction: 'floor' | 'ceil'): Sql;

  countRows(): Sql;
  count(value: Sql, distinct: boolean): Sql;
  sum(aggregated: Aggregated): Sql;
  average(aggregated: Aggregated): Sql;
  /** The middle one, or half way between both. */
  median(aggregated: Aggregated): Sql;
  /** The value in the row where another one is lowest, or highest; rows in which either is null do not count. */
  firstBy(value: Sql, by: Sql): Sql;
  lastBy(value: Sql, by: Sql): Sql;
  /** Any value of the group. */
  anyOf(value: Sql): Sql;
  /** The distinct values of the group as a sorted list. */
  sortedSet(value: Sql): Sql;
  /** The texts of the group, sorted, with a space between them. */
  joinedTexts(text: Sql): Sql;
  /** Lists of the values in the rows where a number is highest, at most so many, the highest first. */
  topBy(values: readonly Sql[], by: Sql, count: number): Sql;
  /** Whether the condition holds for a row of the group. */
  isAny(condition: Sql): Sql;
  /** The value in the row before, by a window; in the first row, the other one. */
  previous(value: Sql, first: Sql, window: Sql): Sql;
  /** An aggregate of the rows that meet the condition. */
  filtered(aggregate: Sql, condition: Sql): Sql;

  /** Null if it is not among them, and it or one of them is null. */
  isIn(membership: Membership): Sql;

  startsWith(text: Sql, start: Sql): Sql;
  endsWith(text: Sql, end: Sql): Sql;
  contains(text: Sql, part: Sql): Sql;
  /** Whether the whole text matches a regular expression of RE2 in which `.` stands for every character. */
  matches(text: Sql, expression: Sql): Sql;
  lower(text: Sql): Sql;
  upper(text: Sql): Sql;
  /** Without spaces at both ends. */
  trimmed(text: Sql): Sql;
  /** Without leading zeros. */
  withoutZeros(text: Sql): Sql;
  /** The number of its characters. */
  length(text: Sql): Sql;
  /** Its characters from a position that counts from 1. */
  part(text: Sql, from: Sql, count: Sql | undefined): Sql;
  /** The values as text, concatenated; nulls are left out. */
  joined(values: readonly Typed[]): Sql;
  /** The same with a separator between them. */
  joinedBy(separator: Separator, values: readonly Typed[]): Sql;
  /** Those of the texts that are not null, with a comma and a space between them; null if none is left. */
  commaList(texts: readonly Sql[]): Sql;
  /** The MD5 digest in lower-case hexadecimal digits. */
  digest(text: Sql): Sql;
  /** An aggregate: a text that tells groups of rows with other values apart, whatever their order. Each engine has its own. */
  fingerprint(values: readonly Sql[]): Sql;

  year(day: Sql): Sql;
  quarter(day: Sql): Sql;
  month(day: Sql): Sql;
  /** The number of the ISO week that the Monday of a week from Sunday to Saturday is in. */
  week(day: Sql): Sql;
  dayOfMonth(day: Sql): Sql;
  /** The first day of the part; weeks begin on Sunday. */
  startOf(part: DayPart, day: Sql): Sql;
  /** How many of these parts begin between two days. */
  boundaries(part: DayPart, from: Sql, to: Sql): Sql;
  /** `Q1-2024` */
  quarterLabel(day: Sql): Sql;
  /** The calendar day of a moment. */
  dayOf(moment: Sql): Sql;
  daysAfter(day: Sql, days: number | Sql): Sql;
  /** The same day of a later month, or its last day if it has no such day. */
  monthsAfter(day: Sql, months: number): Sql;
  minutesAfter(moment: Sql, minutes: Sql): Sql;
  /** 1 on Mondays, 7 on Sundays. */
  weekday(day: Sql): Sql;
  /** The first moment of a day. */
  startOfDay(day: Sql): Sql;
  isMidnight(moment: Sql): Sql;
  /** `2024-01-31 13:45:00` */
  momentText(moment: Sql): Sql;

  /** The rows of a table, by its alias if there are several, that queries see while a load is the published one. */
  publishedRows(table: string | undefined, publishedLoad: number): Sql;
  /** The end of a statement that cuts its rows. */
  limit(count: number, offset: number): Sql;
  /** The column that identifies the rows of a table. */
  rowKey(table: TableName): Sql;
  /** The rows of a parameter that holds a JSON array of values. */
  jsonValues(json: string, type: JsonType): Sql;
  /** The rows of a JSON array of objects, by the names of their fields: of a parameter, or of a constant in the statement. */
  jsonRows(json: string | Sql, fields: Readonly<Record<string, JsonType>>): Sql;
}

/** What a value in JSON is read as. */
export type JsonType = 'text' | 'integer' | 'bigint';

/** What stands between joined texts: a space, or the control character that no text of a file holds. */
export type Separator = ' ' | '\u001f';

/** The type that values are read as, where the engine's type matters. */
export type StoredType = 'money' | 'bigint' | 'day';

/** The digits of an exact type; those of whole numbers for any other. */
export function digitsOf(type: ValueType): Pick<ExactType, 'precision' | 'scale'> {
  return type.kind === 'exact' ? type : { precision: 10, scale: 0 };
}
