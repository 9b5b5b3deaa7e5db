import { useDebouncedValue } from '@mantine/hooks';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { listInvoices, mayOpenPage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { invoiceNumberOf, type PaletteEntry } from './palette-entry.ts';

const most = 5;
const pause = 200;

interface FoundInvoices {
  readonly entries: readonly PaletteEntry[];
  /** Whether it is not known yet which invoices there are. */
  readonly isPending: boolean;
  /** Whether what was typed is the whole number of an invoice. */
  readonly isExact: boolean;
}

/** Invoices whose number has what was typed, of the clients that the user may see. */
export function useFoundInvoices(search: string): FoundInvoices {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const typed = mayOpenPage('/invoices', user) ? invoiceNumberOf(search) : undefined;
  const [number] = useDebouncedValue(typed, pause);
  const { data, isFetching } = useQuery({
    queryKey: ['invoices', 'palette', number],
    queryFn: ({ signal }) => call(listInvoices, { query: { invoiceNumber: number ?? '', size: most } }, signal),
    enabled: number !== undefined,
  });
  if (typed === undefined) return { entries: [], isPending: false, isExact: false };
  const rows = typed === number ? (data?.rows ?? []) : [];
  return {
    isPending: typed !== number || isFetching,
    isExact: rows.some(({ invoiceNumber }) => invoiceNumber.toUpperCase() === typed.toUpperCase()),
    entries: rows.map(({ id, invoiceNumber, carrierName, billDate, clientName }) => ({
      id: `invoice ${id}`,
      label: t('Show invoice {{invoiceNumber}}', { invoiceNumber }),
      words: search,
      description: [carrierName, displayDate(billDate), clientName].join(' · '),
      icon: IconFileInvoice,
      run: () => void router.navigate({ to: '/invoices/$invoiceId', params: { invoiceId: String(id) } }),
    })),
  };
}
