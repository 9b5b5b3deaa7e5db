import { unsubscribeRoutes } from '../identity/mail-links/unsubscribe.ts';
import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { agreementRoutes } from './agreements/endpoints/agreements.ts';
import { internalBilledPackagesRoute } from './billed-packages/endpoints/internal-billed-packages.ts';
import { carrierResponseRoutes } from './carrier-responses/endpoints/carrier-responses.ts';
import { deadlineMails } from './claim-deadlines/deadline-mails.ts';
import { claimDeadlineRoutes } from './claim-deadlines/endpoints/claim-deadlines.ts';
import { auditCoverageRoute } from './coverage/endpoints/audit-coverage.ts';
import { unratedPackagesRoute } from './coverage/endpoints/unrated-packages.ts';
import { creditRoutes } from './credits/endpoints/credits.ts';
import { auditFindingsRoute } from './exceptions/endpoints/audit-findings.ts';
import { exceptionRoutes } from './exceptions/endpoints/exceptions.ts';
import { exportExceptionsRoutes } from './exceptions/endpoints/export-exceptions.ts';
import { findingFileRoutes } from './exceptions/endpoints/finding-files.ts';
import { listExceptionsRoutes } from './exceptions/endpoints/list-exceptions.ts';
import { showExceptionRoutes } from './exceptions/endpoints/show-exception.ts';
import { tallyExceptionsRoutes } from './exceptions/endpoints/tally-exceptions.ts';
import { ledgerReportRoute } from './ledger-reports/endpoints/ledger-reports.ts';
import { claimPacketRoutes } from './packets/endpoints/claim-packets.ts';
import { claimTemplateRoutes } from './packets/endpoints/claim-templates.ts';
import { internalRulesRoute } from './rule-packs/endpoints/internal-rules.ts';
import { rulePackRoutes } from './rule-packs/endpoints/rule-packs.ts';
import { previewRulePackRoute } from './rule-previews/endpoints/preview-rule-pack.ts';

/** Endpoints for exceptions, credits, claim packets, deadlines and carrier responses. */
export const recoveryEndpoints: EndpointList = [
  exceptionRoutes,
  listExceptionsRoutes,
  showExceptionRoutes,
  tallyExceptionsRoutes,
  exportExceptionsRoutes,
  findingFileRoutes,
  auditFindingsRoute,
  auditCoverageRoute,
  unratedPackagesRoute,
  creditRoutes,
  ledgerReportRoute,
  claimPacketRoutes,
  claimTemplateRoutes,
  agreementRoutes,
  rulePackRoutes,
  previewRulePackRoute,
  carrierResponseRoutes,
  claimDeadlineRoutes,
  (app, services) => unsubscribeRoutes(app, services, deadlineMails),
  internalBilledPackagesRoute,
  internalRulesRoute,
];
