import { type ExceptionRule, exceptionRules } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { dayLiteral } from './rules-in-sql.ts';

/** Which findings are requested. Absent: all. */
export interface FindingFilter {
  readonly ids?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
  /** Whether the carrier still accepts a claim. */
  readonly claimWindow?: string | undefined;
  /** The last day to claim is this day or an earlier one. */
  readonly claimBy?: string | undefined;
  readonly confidence?: string | undefined;
  /** Whether nothing speaks against a claim. */
  readonly isClaimable?: boolean | undefined;
  readonly carrierName?: string | undefined;
  readonly owner?: number | undefined;
  /** Each must occur in the number, invoice, account, service, charge or claim number, ignoring case. */
  readonly words?: readonly string[] | undefined;
}

const searched = ['tracking_number', 'invoice_number', 'account_number', 'service', 'charge', 'claim_reference'];

/** The condition on findings of these rules that meet a filter. */
export function filterOf(rules: readonly ExceptionRule[], filter: FindingFilter, dialect: Dialect): Sql {
  const { ids, states, claimWindow, claimBy, confidence, isClaimable, carrierName, owner, words = [] } = filter;
  const conditions = [
    rules.length === exceptionRules.length ? sql`true` : sql`rule in (${oneOf(rules.map(({ name }) => name))})`,
    ...(ids === undefined ? [] : [sql`id in (${oneOf(ids)})`]),
    ...(states === undefined ? [] : [sql`state in (${oneOf(states)})`]),
    ...(claimWindow === undefined ? [] : [sql`claim_window = ${claimWindow}`]),
    ...(claimBy === undefined ? [] : [sql`claim_by <= ${dayLiteral(dialect, claimBy)}`]),
    ...(confidence === undefined ? [] : [sql`confidence = ${confidence}`]),
    ...(isClaimable === undefined ? [] : [isClaimable ? sql`obstacle is null` : sql`obstacle is not null`]),
    ...(carrierName === undefined ? [] : [sql`carrier_name = ${carrierName}`]),
    ...(owner === undefined ? [] : [sql`owner = ${owner}`]),
    ...words.map((word) => {
      const wanted = dialect.lower(sql`${word}`);
      const places = searched.map((name) =>
        dialect.contains(dialect.lower(sql`coalesce(${sql.id(name)}, '')`), wanted),
      );
      return sql`(${sql.join(places, sql` or `)})`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

const oneOf = (values: readonly string[]): Sql => (values.length === 0 ? sql`null` : sql.join([...values]));
