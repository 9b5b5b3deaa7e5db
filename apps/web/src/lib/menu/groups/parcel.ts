import {
  IconActivity,
  IconAlarm,
  IconAlertTriangle,
  IconBriefcase,
  IconBug,
  IconBuildingBank,
  IconCalendarRepeat,
  IconCalendarStats,
  IconChartLine,
  IconCloudLock,
  IconDashboard,
  IconExclamationCircle,
  IconFileDownload,
  IconFileSearch,
  IconForms,
  IconHash,
  IconId,
  IconListCheck,
  IconMapPinSearch,
  IconPercentage,
  IconPhone,
  IconPlayerPlay,
  IconReceipt2,
  IconReport,
  IconSettingsAutomation,
  IconShieldCheck,
  IconTools,
  IconWritingSign,
} from '@tabler/icons-react';
import { text } from '../../languages/text.ts';
import { isStaffOrClient, type MenuEntry, type MenuGroup } from '../menu-entry.ts';

type Icon = MenuEntry['icon'];

/** A page of the older user interface at `/ui1`. */
function older(label: string, path: string, icon: Icon, ...permissions: readonly string[]): MenuEntry {
  return { label, path, icon, permissions, application: 'ui1' };
}

const exceptions = ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] as const;

export const parcel: MenuGroup = {
  label: text('Parcel'),
  isFor: isStaffOrClient,
  entries: [
    { label: text('Reports'), path: '/reports', icon: IconReport, permissions: ['DOWNLOAD_REPORTS', 'RUN_REPORTS'] },
    { label: text('Dashboards'), path: '/dashboards', icon: IconDashboard, permissions: ['DASHBOARDS_VIEW'] },
    {
      label: text('Business Overview'),
      path: '/businessOverview',
      icon: IconBriefcase,
      permissions: ['DASHBOARDS_VIEW'],
      preview: 'overviewInMenu',
    },
    { label: text('Invoices'), path: '/invoices', icon: IconFileSearch, permissions: ['INVOICE_SEARCH'] },
    {
      label: text('Bulk invoice download'),
      path: '/invoicesBulkDownload',
      icon: IconFileDownload,
      permissions: ['BULK_INVOICE_DOWNLOAD'],
    },
    { label: text('Markup'), path: '/markup', icon: IconPercentage, permissions: ['MARKUP_VIEW'] },
    { label: text('Assign markup'), path: '/assignMarkup', icon: IconWritingSign, permissions: ['ASSIGN_MARKUP'] },
    { label: text('Run markup'), path: '/runMarkup', icon: IconPlayerPlay, permissions: ['RUN_MARKUP'] },
    { label: text('Payment numbers'), path: '/paymentnumber', icon: IconHash, permissions: ['PAYMENT_NUMBER_VIEW'] },
    {
      label: text('Tracking payment numbers'),
      path: '/trackingPaymentNumber',
      icon: IconMapPinSearch,
      permissions: ['TRACKING_PAYMENT_NUMBER_VIEW'],
    },
    {
      label: text('Exceptions by tracking number'),
      path: '/exceptionTracking',
      icon: IconAlertTriangle,
      permissions: [exceptions[0]],
    },
    {
      label: text('Exceptions by charge'),
      path: '/exceptionCharge',
      icon: IconExclamationCircle,
      permissions: [exceptions[1]],
    },
    {
      label: text('Account number validation'),
      path: '/accountNumberValidation',
      icon: IconId,
      permissions: ['ACCOUNT_NUMBER_VALIDATION'],
    },
    {
      label: text('Billing'),
      path: '/billing',
      icon: IconReceipt2,
      permissions: ['BILLING_VIEW'],
      unlessIn: 'ui1',
    },
    older(text('Billing'), '/billing', IconReceipt2, 'BILLING_VIEW'),
    older(text('Bulk invoice tasks'), '/bulkInvoiceTasks', IconListCheck, 'BULK_INVOICE_TASKS'),
    older(text('Rate forecasting tool'), '/rateForecastingTool', IconChartLine, 'RATE_FORECASTING_TOOL'),
    older(text('My scheduled reports'), '/userScheduledReports', IconCalendarRepeat, 'USER_SCHEDULED_REPORTS'),
    older(text('Report logs'), '/report_logs', IconFileSearch, 'SCHEDULER_REPORT_LOGS'),
    older(text('Rolling week average'), '/rollingWeekAverage', IconCalendarStats, 'ROLLINGWEEK_AVERAGE'),
    older(text('Reminders'), '/reminder', IconAlarm, 'REMINDERS'),
    older(text('Captcha'), '/captcha', IconShieldCheck, 'ENTER_CAPTCHA', 'CAPTCHA_LEAD'),
    older(text('Reports scheduler'), '/reports_scheduler', IconSettingsAutomation, 'SCHEDULER_RUN'),
    older(text('Agreements'), '/agreements', IconForms, 'AGREEMENT_VIEW'),
    older(text('FTP locations'), '/ftplocations', IconBuildingBank, 'FTPLOCATION_VIEW'),
    older(text('Audits'), '/audits', IconListCheck, 'AUDIT_WEB'),
    older(text('Track'), '/track', IconMapPinSearch, 'TRACKING'),
    older(text('Jobs'), '/jobs', IconTools, 'RUN_JOB'),
    older(text('Callers'), '/callersUI', IconPhone, 'CALLER', 'CALLER_ADMIN', 'CALLER_USER', 'CALLER_SUPER_ADMIN'),
    older(text('Task metrics'), '/taskmetrics', IconActivity, 'TASK_METRICS'),
    older(
      text('AWS security'),
      '/awssecurity',
      IconCloudLock,
      'AWS_DBVIEW',
      'AWS_DBKILL',
      'AWS_EC2VIEW',
      'AWS_EC2EDIT',
    ),
    older(text('Interface exceptions'), '/feException', IconBug, ...exceptions),
  ],
};
