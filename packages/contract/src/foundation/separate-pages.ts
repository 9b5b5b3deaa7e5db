import type { Audience } from './audience.ts';

/** Separate applications in the side menu, by the first part of their paths (S3 section 2.3). */
export const separateApplications = ['ui1', 'ui3', 'ui4', 'ui5', 'ui6', 'tmsui', 'tossxui'] as const;
export type SeparateApplication = (typeof separateApplications)[number];

const freightUsers = ['LTL', 'LTL_ADMIN', 'LTL_SHIPPRIMUS_FOP', 'ROLE_CARRIER'] as const;
const carrier = { alsoFor: ['ROLE_CARRIER'] } as const;
const freight = { access: freightUsers, ...carrier } as const;
/** Auditors, data entry staff and carriers also work on freight invoices. */
const freightInvoices = {
  access: [...freightUsers, 'LTL_CARRIER', 'LTL_AUDITOR', 'LTL_ODE_DE', 'LTL_ODE_QA', 'LTL_BILL_PAY'],
  ...carrier,
} as const;
const freightAdministration = { access: ['LTL_ADMIN'], ...carrier } as const;
const optimization = { access: ['AFROSS_OPTIMIZATION'], ...carrier } as const;
const older = <const Openers extends Audience['access']>(...access: Openers) => ({ access }) as const;

/**
 * Pages of separate applications, which the menu shows if the operator has configured their addresses (S3 section 2.3).
 * This decides only who sees the entry; each application checks permissions itself.
 */
export const separatePages = {
  '/ui1/billing': older('BILLING_VIEW'),
  '/ui1/bulkInvoiceTasks': older('BULK_INVOICE_TASKS'),
  '/ui1/rateForecastingTool': older('RATE_FORECASTING_TOOL'),
  '/ui1/userScheduledReports': older('USER_SCHEDULED_REPORTS'),
  '/ui1/report_logs': older('SCHEDULER_REPORT_LOGS'),
  '/ui1/rollingWeekAverage': older('ROLLINGWEEK_AVERAGE'),
  '/ui1/reminder': older('REMINDERS'),
  '/ui1/captcha': older('ENTER_CAPTCHA', 'CAPTCHA_LEAD'),
  '/ui1/reports_scheduler': older('SCHEDULER_RUN'),
  '/ui1/agreements': older('AGREEMENT_VIEW', 'AGREEMENT_ADD', 'AGREEMENT_EDIT'),
  '/ui1/ftplocations': older('FTPLOCATION_VIEW'),
  '/ui1/audits': older('AUDIT_WEB'),
  '/ui1/track': older('TRACKING'),
  '/ui1/jobs': older('RUN_JOB'),
  '/ui1/callersUI': older('CALLER', 'CALLER_ADMIN', 'CALLER_USER', 'CALLER_SUPER_ADMIN'),
  '/ui1/taskmetrics': older('TASK_METRICS'),
  '/ui1/awssecurity': older('AWS_DBVIEW', 'AWS_DBKILL', 'AWS_EC2VIEW', 'AWS_EC2EDIT'),
  '/ui1/feException': older('EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'),

  '/ui3/optimization': { access: ['OPTIMIZATION_RUN'], ...carrier },
  '/ui3/ratecalculator': { access: ['RATE_CALCULATOR'], ...carrier },
  '/ui3/ltl-client': freightAdministration,
  '/ui3/ltl-clientcarrier': freightAdministration,
  '/ui3/ltl-carrierConfiguration': { access: ['LTL_ADMIN', 'LTL_CARRIER_ADMIN'], ...carrier },
  '/ui3/ltlinvoiceScreen': freightInvoices,
  '/ui3/ltl-locations': freightAdministration,
  '/ui3/ltl-services': freightAdministration,
  '/ui3/ltl-accessorial': freightAdministration,
  '/ui3/ltl-commodity': freightAdministration,
  '/ui3/ltl-tariff': freightAdministration,
  '/ui3/ltl-agreement': freightAdministration,
  '/ui3/ltlInternationalTariff': freightAdministration,
  '/ui3/ltlendpoints': freightAdministration,
  '/ui3/ltlVendorCompliance': freightAdministration,
  '/ui6/ltlinvoices': freightInvoices,
  '/ui6/ltl-paymentnumber': { access: [...freightUsers, 'LTL_BILL_PAY'], ...carrier },
  '/ui6/reports_run': freight,
  '/ui6/optimization/scenario': optimization,
  '/ui6/optimization/reports_run': optimization,
  '/ui6/optimization/reports': optimization,

  '/ui4/freightDashboards': { access: ['FREIGHT_FACELIFT'] },
  '/tmsui/components/orders/view': { access: ['FREIGHT_FACELIFT', 'TMS_UI'] },
  '/tossxui/tosspro': { access: ['FREIGHT_FACELIFT', 'TOSS_PRO'] },
  '/tossxui/': { access: ['FREIGHT_FACELIFT', 'TOSSX_ACCESS'] },
  '/ui5/dashboards': { access: ['RECON_ACCESS'] },
} as const satisfies Readonly<Record<`/${SeparateApplication}/${string}`, Audience>>;

/** A page of a separate application, by the first part of its path. */
export type SeparatePath = keyof typeof separatePages;
