import type { Migration } from 'kysely/migration';
import * as usersAndAccess from './0001-users-and-access.ts';
import * as clientsAndAccounts from './0002-clients-and-accounts.ts';
import * as settingsAndInvoiceFiles from './0003-settings-and-invoice-files.ts';
import * as passwordResets from './0004-password-resets.ts';
import * as singleSignOn from './0005-single-sign-on.ts';
import * as administration from './0006-administration.ts';
import * as notificationsAndMaintenance from './0007-notifications-and-maintenance.ts';
import * as reports from './0008-reports.ts';
import * as signInTallies from './0009-sign-in-tallies.ts';
import * as scheduledReportFailures from './0010-scheduled-report-failures.ts';
import * as glCodesAndMarkups from './0011-gl-codes-and-markups.ts';
import * as reportLimits from './0012-report-limits.ts';
import * as clientInvoices from './0013-client-invoices.ts';
import * as exceptionFindings from './0014-exception-findings.ts';
import * as signedSignInRequests from './0015-signed-sign-in-requests.ts';
import * as carrierResponses from './0016-carrier-responses.ts';
import * as paymentNumbers from './0017-payment-numbers.ts';
import * as trackingLookups from './0018-tracking-lookups.ts';
import * as ftpLocations from './0019-ftp-locations.ts';
import * as archivedReports from './0020-archived-reports.ts';
import * as clientCredentials from './0021-client-credentials.ts';
import * as chatChoice from './0022-chat-choice.ts';
import * as ratesAndCarriersOfTenants from './0023-rates-and-carriers-of-tenants.ts';
import * as attempts from './0025-attempts.ts';
import * as claims from './0031-claims.ts';
import * as schedulesForOthers from './0032-schedules-for-others.ts';
import * as assistant from './0033-assistant.ts';
import * as retentionOfConversations from './0034-retention-of-conversations.ts';
import * as backups from './0043-backups.ts';
import * as undoneLoads from './0044-undone-loads.ts';
import * as fileLayouts from './0046-file-layouts.ts';
import * as chargeClassifications from './0048-charge-classifications.ts';
import * as lineCorrections from './0049-line-corrections.ts';
import * as severalServers from './0052-several-servers.ts';
import * as warehouseLoadNumber from './0053-warehouse-load-number.ts';
import * as howFilesAreRead from './0054-how-files-are-read.ts';
import * as layoutsOfDeliveries from './0055-layouts-of-deliveries.ts';
import * as uploadsInTheFileStore from './0056-uploads-in-the-file-store.ts';
import * as warehouseChanges from './0057-warehouse-changes.ts';
import * as temporaryPasswordsOnce from './0058-temporary-passwords-once.ts';
import * as roomForUploads from './0059-room-for-uploads.ts';
import * as answersAboutFiles from './0060-answers-about-files.ts';
import * as answersOfLocations from './0062-answers-of-locations.ts';
import * as creditsOfClaims from './0063-credits-of-claims.ts';
import * as claimPackets from './0064-claim-packets.ts';
import * as claimDeadlines from './0065-claim-deadlines.ts';
import * as apiTokens from './0067-api-tokens.ts';
import * as agreements from './0068-agreements.ts';
import * as findingFiles from './0069-finding-files.ts';
import * as withdrawnPackets from './0070-withdrawn-packets.ts';
import * as alerts from './0072-alerts.ts';
import * as outsideAddresses from './0073-outside-addresses.ts';
import * as agreedPrices from './0076-agreed-prices.ts';
import * as rulePacks from './0077-rule-packs.ts';
import * as storedFindings from './0078-stored-findings.ts';
import * as budgets from './0081-budgets.ts';
import * as webhooks from './0084-webhooks.ts';
import * as mailboxesAndFolders from './0086-mailboxes-and-folders.ts';
import * as splitsOfGlCodes from './0087-splits-of-gl-codes.ts';
import * as openIdConnect from './0089-openid-connect.ts';
import * as avoidableActions from './0092-avoidable-actions.ts';
import * as idempotencyKeys from './0096-idempotency-keys.ts';
import * as groupsOfProviders from './0097-groups-of-providers.ts';
import * as reportsAsParquet from './0098-reports-as-parquet.ts';
import * as receivedMails from './0101-received-mails.ts';
import * as dataExports from './0102-data-exports.ts';
import * as receivedAddresses from './0104-received-addresses.ts';
import * as promisesByRulePacks from './0109-promises-by-rule-packs.ts';

/** Every migration by name, in the order in which they run; forward only. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-users-and-access': usersAndAccess,
  '0002-clients-and-accounts': clientsAndAccounts,
  '0003-settings-and-invoice-files': settingsAndInvoiceFiles,
  '0004-password-resets': passwordResets,
  '0005-single-sign-on': singleSignOn,
  '0006-administration': administration,
  '0007-notifications-and-maintenance': notificationsAndMaintenance,
  '0008-reports': reports,
  '0009-sign-in-tallies': signInTallies,
  '0010-scheduled-report-failures': scheduledReportFailures,
  '0011-gl-codes-and-markups': glCodesAndMarkups,
  '0012-report-limits': reportLimits,
  '0013-client-invoices': clientInvoices,
  '0014-exception-findings': exceptionFindings,
  '0015-signed-sign-in-requests': signedSignInRequests,
  '0016-carrier-responses': carrierResponses,
  '0017-payment-numbers': paymentNumbers,
  '0018-tracking-lookups': trackingLookups,
  '0019-ftp-locations': ftpLocations,
  '0020-archived-reports': archivedReports,
  '0021-client-credentials': clientCredentials,
  '0022-chat-choice': chatChoice,
  '0023-rates-and-carriers-of-tenants': ratesAndCarriersOfTenants,
  '0025-attempts': attempts,
  '0031-claims': claims,
  '0032-schedules-for-others': schedulesForOthers,
  '0033-assistant': assistant,
  '0034-retention-of-conversations': retentionOfConversations,
  '0043-backups': backups,
  '0044-undone-loads': undoneLoads,
  '0046-file-layouts': fileLayouts,
  '0048-charge-classifications': chargeClassifications,
  '0049-line-corrections': lineCorrections,
  '0052-several-servers': severalServers,
  '0053-warehouse-load-number': warehouseLoadNumber,
  '0054-how-files-are-read': howFilesAreRead,
  '0055-layouts-of-deliveries': layoutsOfDeliveries,
  '0056-uploads-in-the-file-store': uploadsInTheFileStore,
  '0057-warehouse-changes': warehouseChanges,
  '0058-temporary-passwords-once': temporaryPasswordsOnce,
  '0059-room-for-uploads': roomForUploads,
  '0060-answers-about-files': answersAboutFiles,
  '0062-answers-of-locations': answersOfLocations,
  '0063-credits-of-claims': creditsOfClaims,
  '0064-claim-packets': claimPackets,
  '0065-claim-deadlines': claimDeadlines,
  '0067-api-tokens': apiTokens,
  '0068-agreements': agreements,
  '0069-finding-files': findingFiles,
  '0070-withdrawn-packets': withdrawnPackets,
  '0072-alerts': alerts,
  '0073-outside-addresses': outsideAddresses,
  '0076-agreed-prices': agreedPrices,
  '0077-rule-packs': rulePacks,
  '0078-stored-findings': storedFindings,
  '0081-budgets': budgets,
  '0084-webhooks': webhooks,
  '0086-mailboxes-and-folders': mailboxesAndFolders,
  '0087-splits-of-gl-codes': splitsOfGlCodes,
  '0089-openid-connect': openIdConnect,
  '0092-avoidable-actions': avoidableActions,
  '0096-idempotency-keys': idempotencyKeys,
  '0097-groups-of-providers': groupsOfProviders,
  '0098-reports-as-parquet': reportsAsParquet,
  '0101-received-mails': receivedMails,
  '0102-data-exports': dataExports,
  '0104-received-addresses': receivedAddresses,
  '0109-promises-by-rule-packs': promisesByRulePacks,
};

/**
 * The migrations after which a server of the previous version still works: they only add tables, columns that it need
 * not fill, and indexes. A migration that removes what the previous version uses is not listed here, and is released
 * one version later (docs/operating.md).
 */
export const expandingMigrations: readonly string[] = [
  '0052-several-servers',
  '0053-warehouse-load-number',
  '0054-how-files-are-read',
  '0055-layouts-of-deliveries',
  '0056-uploads-in-the-file-store',
  '0057-warehouse-changes',
  '0058-temporary-passwords-once',
  '0059-room-for-uploads',
  '0060-answers-about-files',
  '0062-answers-of-locations',
  '0063-credits-of-claims',
  '0064-claim-packets',
  '0065-claim-deadlines',
  '0067-api-tokens',
  '0068-agreements',
  '0069-finding-files',
  '0070-withdrawn-packets',
  '0072-alerts',
  '0073-outside-addresses',
  '0076-agreed-prices',
  '0077-rule-packs',
  '0078-stored-findings',
  '0081-budgets',
  '0084-webhooks',
  '0086-mailboxes-and-folders',
  '0087-splits-of-gl-codes',
  '0089-openid-connect',
  '0092-avoidable-actions',
  '0096-idempotency-keys',
  '0097-groups-of-providers',
  '0098-reports-as-parquet',
  '0101-received-mails',
  '0102-data-exports',
  '0104-received-addresses',
  '0109-promises-by-rule-packs',
];
