import type { Settings } from '@waybill/db';
import type { Warehouse } from '@waybill/warehouse';
import { readSummary } from '../../received-files/invoice-files.ts';

/**
 * The accounts that undone loads, and that of this number, had created and that nothing uses: no invoice, no file that waits, and no user has set
 * anything about them. Call it when the rows of the load are gone.
 */
export async function removableAccounts(
  settings: Settings,
  warehouse: Warehouse,
  { tenantId, loadId }: { readonly tenantId: number; readonly loadId: number | null },
): Promise<number[]> {
  const files = await settings
    .selectFrom('invoice_file')
    .select(['status', 'summary'])
    .where('tenant_id', '=', tenantId)
    .where(({ eb, or }) =>
      or([eb('status', 'in', ['undone', 'incomplete']), ...(loadId === null ? [] : [eb('load_id', '=', loadId)])]),
    )
    .execute();
  const undone = files.filter(({ status }) => status !== 'incomplete');
  const created = [...new Set(undone.flatMap(({ summary }) => readSummary(summary)?.createdAccounts ?? []))];
  if (created.length === 0) return [];
  const awaited = new Set(
    files
      .filter(({ status }) => status === 'incomplete')
      .flatMap(({ summary }) => readSummary(summary)?.report.invoices ?? [])
      .map(accountKeyOf),
  );
  const inUse = await warehouse.accountsInUse(created);
  const accounts = await settings
    .selectFrom('account')
    .innerJoin('carrier', 'carrier.id', 'account.carrier_id')
    .selectAll('account')
    .select('carrier.name as carrierName')
    .where('account.id', 'in', created)
    .execute();
  return accounts
    .filter((account) => {
      const { id, client_id: clientId, carrierName, number: accountNumber } = account;
      return (
        !inUse.has(id) && !awaited.has(accountKeyOf({ clientId, carrierName, accountNumber })) && isAsMade(account)
      );
    })
    .map(({ id }) => id);
}

interface Owned {
  readonly clientId: number | null;
  readonly carrierName: string;
  readonly accountNumber: string;
}

const accountKeyOf = ({ clientId, carrierName, accountNumber }: Owned): string =>
  JSON.stringify([clientId, carrierName, accountNumber]);

interface Account {
  readonly number: string;
  readonly name: string;
  readonly active: boolean;
  readonly account_group_id: number | null;
  readonly is_ups_gsr: boolean;
  readonly is_fedex_express_gsr: boolean;
  readonly is_fedex_intl_gsr: boolean;
  readonly currency_code: string | null;
  readonly date_order: string | null;
}

const isAsMade = (account: Account): boolean =>
  account.name === account.number &&
  account.active &&
  account.account_group_id === null &&
  !account.is_ups_gsr &&
  !account.is_fedex_express_gsr &&
  !account.is_fedex_intl_gsr &&
  account.currency_code === null &&
  account.date_order === null;
