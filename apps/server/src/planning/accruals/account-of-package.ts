import type { Settings } from '@waybill/db';
import type { UnbilledPackage } from '@waybill/warehouse';

/** An account of the tenant. */
export interface KnownAccount {
  readonly clientId: number;
  readonly carrierId: number;
  readonly number: string;
  readonly group: string | null;
  readonly division: string | null;
}

const ups = 1;
/** In numbers of UPS packages, the six characters behind `1Z` are the shipper's account. */
const upsShipper = /^1Z([0-9A-Z]{6})[0-9A-Z]{10}$/;

/** The accounts of a tenant that packages may have been shipped on. */
export class Accounts {
  readonly #accounts: ReadonlyMap<string, readonly KnownAccount[]>;

  private constructor(accounts: readonly KnownAccount[]) {
    this.#accounts = Map.groupBy(accounts, ({ number }) => number.toUpperCase());
  }

  static async ofTenant(settings: Settings, tenantId: number): Promise<Accounts> {
    return new Accounts(
      await settings
        .selectFrom('account')
        .innerJoin('client', 'client.id', 'account.client_id')
        .leftJoin('account_group', 'account_group.id', 'account.account_group_id')
        .leftJoin('account_division', 'account_division.id', 'account_group.account_division_id')
        .select(['account.client_id as clientId', 'account.carrier_id as carrierId', 'account.number'])
        .select(['account_group.name as group', 'account_division.name as division'])
        .where('client.tenant_id', '=', tenantId)
        .execute(),
    );
  }

  /** The account that a file states for a package, or that its number names; undefined if it is none of the tenant's. */
  of({ accountNumber, carrierId, trackingNumber }: UnbilledPackage): KnownAccount | undefined {
    const [, shipper] = upsShipper.exec(trackingNumber) ?? [];
    return this.#numbered(accountNumber, carrierId) ?? this.#numbered(shipper?.replace(/^0+(?=.)/, '') ?? null, ups);
  }

  #numbered(number: string | null, carrierId: number | null): KnownAccount | undefined {
    const found = this.#accounts
      .get(number ?? '')
      ?.filter((each) => carrierId === null || each.carrierId === carrierId);
    return found?.length === 1 ? found[0] : undefined;
  }
}
