import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePermissions } from '../../lib/session/use-permissions.ts';

interface Props {
  readonly invoice: { readonly id: number; readonly invoiceNumber: string };
}

/** The number of a carrier invoice; for those who may search invoices the way to it. */
export function InvoiceLink({ invoice: { id, invoiceNumber } }: Props) {
  const may = usePermissions();
  if (!may('INVOICE_SEARCH')) return invoiceNumber;
  return (
    <Anchor
      fz="sm"
      fw={500}
      c="var(--wb-accent-text)"
      renderRoot={(props) => <Link {...props} to="/invoices/$invoiceId" params={{ invoiceId: String(id) }} />}
    >
      {invoiceNumber}
    </Anchor>
  );
}
