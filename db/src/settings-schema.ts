import type { AccountTable } from './tables/account.ts';
import type { AccountDivisionTable, AccountGroupTable } from './tables/account-group.ts';
import type { AuditLogTable } from './tables/audit-log.ts';
import type { CarrierTable } from './tables/carrier.ts';
import type { ClientTable, UserClientTable } from './tables/client.ts';
import type { CountryTable } from './tables/country.ts';
import type { CurrencyTable, ExchangeRateTable } from './tables/currency.ts';
import type { DashboardSettingTable } from './tables/dashboard-setting.ts';
import type { FilterSettingTable } from './tables/filter-setting.ts';
import type { IdentityProviderTable } from './tables/identity-provider.ts';
import type { InvoiceFileTable } from './tables/invoice-file.ts';
import type { PasswordResetTable } from './tables/password-reset.ts';
import type { PermissionTable } from './tables/permission.ts';
import type { RolePermissionTable, RoleTable, UserRoleTable } from './tables/role.ts';
import type { SessionTable } from './tables/session.ts';
import type { SsoRequestTable } from './tables/sso-request.ts';
import type { SsoTicketTable } from './tables/sso-ticket.ts';
import type { SsoUsedAssertionTable } from './tables/sso-used-assertion.ts';
import type { TenantTable } from './tables/tenant.ts';
import type { UserAccountTable } from './tables/user-account.ts';

/** Every table of the settings database by its name in SQL. */
export interface SettingsSchema {
  tenant: TenantTable;
  user_account: UserAccountTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  user_role: UserRoleTable;
  permission: PermissionTable;
  password_reset: PasswordResetTable;
  session: SessionTable;
  identity_provider: IdentityProviderTable;
  sso_request: SsoRequestTable;
  sso_used_assertion: SsoUsedAssertionTable;
  sso_ticket: SsoTicketTable;
  client: ClientTable;
  user_client: UserClientTable;
  carrier: CarrierTable;
  account: AccountTable;
  account_group: AccountGroupTable;
  account_division: AccountDivisionTable;
  country: CountryTable;
  currency: CurrencyTable;
  exchange_rate: ExchangeRateTable;
  filter_setting: FilterSettingTable;
  dashboard_setting: DashboardSettingTable;
  invoice_file: InvoiceFileTable;
  audit_log: AuditLogTable;
}
