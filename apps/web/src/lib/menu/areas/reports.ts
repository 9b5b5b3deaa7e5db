import {
  IconCalendarRepeat,
  IconChartHistogram,
  IconFileSearch,
  IconReport,
  IconReportAnalytics,
  IconSettingsAutomation,
} from '@tabler/icons-react';
import { text } from '../../languages/text.ts';
import type { MenuArea } from '../menu-entry.ts';

export const reports: MenuArea = {
  label: text('Reports'),
  entries: [
    { label: text('Reports'), path: '/reports', icon: IconReport },
    { label: text('Scheduled reports'), path: '/viewScheduledReports', icon: IconCalendarRepeat },
    { label: text('Report execution'), path: '/reportsExecConfig', icon: IconReportAnalytics },
    { label: text('Statistics'), path: '/aframe/statistics', icon: IconChartHistogram },
    { label: text('My scheduled reports'), path: '/ui1/userScheduledReports', icon: IconCalendarRepeat },
    { label: text('Report logs'), path: '/ui1/report_logs', icon: IconFileSearch },
    { label: text('Reports scheduler'), path: '/ui1/reports_scheduler', icon: IconSettingsAutomation },
  ],
};
