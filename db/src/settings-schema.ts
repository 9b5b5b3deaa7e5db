import type { AccountTable } from './tables/account.ts';
import type { AccountDivisionTable, AccountGroupTable } from './tables/account-group.ts';
import type {
  AgreementCheckTable,
  AgreementDayTable,
  AgreementTable,
  AgreementVersionTable,
} from './tables/agreement.ts';
import type { AlertFactTable, AlertPreferenceTable, AlertReaderTable, AlertTable } from './tables/alert.ts';
import type { ApiTokenTable } from './tables/api-token.ts';
import type { AuditLogTable } from './tables/audit-log.ts';
import type { AvoidableActionTable } from './tables/avoidable-action.ts';
import type { BackupRunTable, BackupScheduleTable } from './tables/backup.ts';
import type { BudgetMonthTable } from './tables/budget.ts';
import type { CarrierTable } from './tables/carrier.ts';
import type { CarrierResponseTable } from './tables/carrier-response.ts';
import type { ChargeClassificationTable } from './tables/charge-classification.ts';
import type { ChatConversationTable, ChatExchangeTable, ChatTestCaseTable } from './tables/chat.ts';
import type { ClaimDeadlineNoticeTable, ClaimDeadlineReaderTable } from './tables/claim-deadline.ts';
import type { ClaimPacketFindingTable, ClaimPacketTable, ClaimTemplateTable } from './tables/claim-packet.ts';
import type { ClientTable, UserClientTable } from './tables/client.ts';
import type { ClientCredentialTable } from './tables/client-credential.ts';
import type { ClientInvoiceItemTable, ClientInvoiceTable, NumberSeriesTable } from './tables/client-invoice.ts';
import type { CountryTable } from './tables/country.ts';
import type { CreditDecisionTable } from './tables/credit-decision.ts';
import type { CurrencyTable, ExchangeRateTable } from './tables/currency.ts';
import type { DashboardSettingTable } from './tables/dashboard-setting.ts';
import type { DataExportRunTable, DataExportTable } from './tables/data-export.ts';
import type { ExceptionFindingTable } from './tables/exception-finding.ts';
import type { ExceptionFindingChangeTable } from './tables/exception-finding-change.ts';
import type { FileLayoutTable } from './tables/file-layout.ts';
import type { FilterSettingTable } from './tables/filter-setting.ts';
import type { FindingFileTable } from './tables/finding-file.ts';
import type { FoundClientTable, FoundMonthTable, FoundYearTable } from './tables/found.ts';
import type { FetchedMailTable, FtpFetchTable, FtpFileTable, FtpLocationTable } from './tables/ftp-location.ts';
import type { GlCodeTable } from './tables/gl-code.ts';
import type { IdempotencyKeyTable } from './tables/idempotency-key.ts';
import type { IdentityProviderTable } from './tables/identity-provider.ts';
import type { InvoiceFileTable } from './tables/invoice-file.ts';
import type { LineCorrectionTable } from './tables/line-correction.ts';
import type { MaintenanceStatusTable } from './tables/maintenance-status.ts';
import type { MarkupAssignmentTable, MarkupRunTable, MarkupTable } from './tables/markup.ts';
import type { NotificationTable } from './tables/notification.ts';
import type { OutsideAddressTable, ReportScheduleAddressTable } from './tables/outside-address.ts';
import type { PasswordResetTable } from './tables/password-reset.ts';
import type { PaymentNumberInvoiceTable, PaymentNumberTable } from './tables/payment-number.ts';
import type { PermissionTable } from './tables/permission.ts';
import type { ReportTable } from './tables/report.ts';
import type { ReportLimitTable, ReportServerTable } from './tables/report-limit.ts';
import type { ReportScheduleRecipientTable, ReportScheduleTable } from './tables/report-schedule.ts';
import type { RolePermissionTable, RoleTable, UserRoleTable } from './tables/role.ts';
import type { RulePackTable } from './tables/rule-pack.ts';
import type {
  ChoreTable,
  LanguageModelRequestTable,
  RequestTallyTable,
  ServerTable,
  UploadLockTable,
  UploadWorkTable,
  UsedCaptchaTable,
} from './tables/server.ts';
import type { SessionTable } from './tables/session.ts';
import type { SignInNetworkTable } from './tables/sign-in-network.ts';
import type { SignInTallyTable } from './tables/sign-in-tally.ts';
import type { SsoRequestTable } from './tables/sso-request.ts';
import type { SsoTicketTable } from './tables/sso-ticket.ts';
import type { SsoUsedAssertionTable } from './tables/sso-used-assertion.ts';
import type { TenantTable } from './tables/tenant.ts';
import type { TrackingLookupTable } from './tables/tracking-lookup.ts';
import type { UploadPieceTable, UploadTable } from './tables/upload.ts';
import type { UserAccountTable } from './tables/user-account.ts';
import type { WebhookMessageTable, WebhookTable } from './tables/webhook.ts';

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
  api_token: ApiTokenTable;
  idempotency_key: IdempotencyKeyTable;
  sign_in_tally: SignInTallyTable;
  sign_in_network: SignInNetworkTable;
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
  charge_classification: ChargeClassificationTable;
  avoidable_action: AvoidableActionTable;
  budget_month: BudgetMonthTable;
  gl_code: GlCodeTable;
  markup: MarkupTable;
  markup_assignment: MarkupAssignmentTable;
  markup_run: MarkupRunTable;
  filter_setting: FilterSettingTable;
  dashboard_setting: DashboardSettingTable;
  file_layout: FileLayoutTable;
  invoice_file: InvoiceFileTable;
  line_correction: LineCorrectionTable;
  exception_finding: ExceptionFindingTable;
  exception_finding_change: ExceptionFindingChangeTable;
  finding_file: FindingFileTable;
  credit_decision: CreditDecisionTable;
  claim_deadline_notice: ClaimDeadlineNoticeTable;
  claim_deadline_reader: ClaimDeadlineReaderTable;
  outside_address: OutsideAddressTable;
  report_schedule_address: ReportScheduleAddressTable;
  alert: AlertTable;
  alert_reader: AlertReaderTable;
  alert_fact: AlertFactTable;
  alert_preference: AlertPreferenceTable;
  carrier_response: CarrierResponseTable;
  claim_packet: ClaimPacketTable;
  claim_packet_finding: ClaimPacketFindingTable;
  claim_template: ClaimTemplateTable;
  agreement: AgreementTable;
  agreement_version: AgreementVersionTable;
  agreement_check: AgreementCheckTable;
  agreement_day: AgreementDayTable;
  rule_pack: RulePackTable;
  found_client: FoundClientTable;
  found_year: FoundYearTable;
  found_month: FoundMonthTable;
  tracking_lookup: TrackingLookupTable;
  client_credential: ClientCredentialTable;
  ftp_location: FtpLocationTable;
  ftp_fetch: FtpFetchTable;
  ftp_file: FtpFileTable;
  fetched_mail: FetchedMailTable;
  report: ReportTable;
  report_schedule: ReportScheduleTable;
  report_schedule_recipient: ReportScheduleRecipientTable;
  report_limit: ReportLimitTable;
  report_server: ReportServerTable;
  backup_schedule: BackupScheduleTable;
  backup_run: BackupRunTable;
  audit_log: AuditLogTable;
  notification: NotificationTable;
  chat_conversation: ChatConversationTable;
  chat_exchange: ChatExchangeTable;
  chat_test_case: ChatTestCaseTable;
  number_series: NumberSeriesTable;
  client_invoice: ClientInvoiceTable;
  client_invoice_item: ClientInvoiceItemTable;
  payment_number: PaymentNumberTable;
  payment_number_invoice: PaymentNumberInvoiceTable;
  maintenance_status: MaintenanceStatusTable;
  server: ServerTable;
  upload: UploadTable;
  upload_piece: UploadPieceTable;
  upload_work: UploadWorkTable;
  upload_lock: UploadLockTable;
  used_captcha: UsedCaptchaTable;
  language_model_request: LanguageModelRequestTable;
  request_tally: RequestTallyTable;
  chore: ChoreTable;
  webhook: WebhookTable;
  webhook_message: WebhookMessageTable;
  data_export: DataExportTable;
  data_export_run: DataExportRunTable;
}
