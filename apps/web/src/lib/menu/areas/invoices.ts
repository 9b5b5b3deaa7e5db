import {
  IconCalendarCheck,
  IconFileDownload,
  IconFileInvoice,
  IconFileSearch,
  IconForms,
  IconHash,
  IconListCheck,
  IconMapPinSearch,
  IconPercentage,
  IconPlayerPlay,
  IconReceipt2,
  IconReportMoney,
  IconTableOptions,
  IconTag,
  IconWritingSign,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { text } from '../../languages/text.ts';
import type { MenuArea } from '../menu-entry.ts';

export const invoices: MenuArea = {
  label: text('Invoices'),
  entries: [
    { label: text('Invoices'), path: '/invoices', icon: IconFileSearch },
    { label: text('Invoice ledger'), path: '/invoiceLedger', icon: IconCalendarCheck },
    { label: text('Bulk invoice download'), path: '/invoicesBulkDownload', icon: IconFileDownload },
    { label: text('Upload invoices'), path: '/uploadFiles', icon: IconFileInvoice },
    { label: text('File layouts'), path: '/fileLayouts', icon: IconTableOptions, within: '/uploadFiles' },
    { label: text('Unknown charges'), path: '/unknownCharges', icon: IconZoomQuestion, within: '/uploadFiles' },
    { label: text('Billing'), path: '/billing', icon: IconReceipt2 },
    { label: text('Payment numbers'), path: '/paymentnumber', icon: IconHash },
    {
      label: text('Tracking payment numbers'),
      path: '/trackingPaymentNumber',
      icon: IconMapPinSearch,
      within: '/paymentnumber',
    },
    { label: text('Markup'), path: '/markup', icon: IconPercentage },
    { label: text('Assign markup'), path: '/assignMarkup', icon: IconWritingSign, within: '/markup' },
    { label: text('Run markup'), path: '/runMarkup', icon: IconPlayerPlay, within: '/markup' },
    { label: text('GL codes'), path: '/glcodes', icon: IconTag },
    { label: text('Billing (older pages)'), path: '/ui1/billing', icon: IconReceipt2 },
    { label: text('Bulk invoice tasks'), path: '/ui1/bulkInvoiceTasks', icon: IconListCheck },
    { label: text('Agreements'), path: '/ui1/agreements', icon: IconForms },
    { label: text('Recon dashboards'), path: '/ui5/dashboards', icon: IconReportMoney, opensNewTab: true },
  ],
};
