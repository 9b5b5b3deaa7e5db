import { hourlyChore } from '../../platform/servers/hourly-chore.ts';
import { tellOfLateInvoices } from './tell-of-late-invoices.ts';

/** Looks for late invoices. */
export const lateInvoices = hourlyChore('late invoices', tellOfLateInvoices);
