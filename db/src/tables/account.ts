import type { ColumnType, Generated } from 'kysely';

/** A client's account at a carrier; `number` without padding zeros. The GSR flags name the guarantees that are claimed. */
export interface AccountTable {
  id: Generated<number>;
  client_id: number;
  carrier_id: number;
  number: string;
  name: string;
  active: Generated<boolean>;
  is_ups_gsr: Generated<boolean>;
  is_fedex_express_gsr: Generated<boolean>;
  is_fedex_intl_gsr: Generated<boolean>;
  account_group_id: number | null;
  /** In which its files are, if they do not name it, as an ISO 4217 code. */
  currency_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of dates in its files that may be read in two ways. */
  date_order: ColumnType<
    'month first' | 'day first' | null,
    'month first' | 'day first' | null | undefined,
    'month first' | 'day first' | null
  >;
}
