import { Stack } from '@mantine/core';
import type { UnknownChargeRow } from '@waybill/contract';
import { analysisAddress } from '@waybill/model';
import { PortalLink } from '../../../ui/portal-link.tsx';

type Example = UnknownChargeRow['examples'][number];

/** Each opens the grid on the package, or on the invoice if the charge is the account's. */
export function ExampleLinks({ examples }: Pick<UnknownChargeRow, 'examples'>) {
  const distinct = [...new Map(examples.map((example) => [textOf(example), example])).values()];
  return (
    <Stack gap={0}>
      {distinct.map((example) => (
        <PortalLink key={textOf(example)} href={addressOf(example)} size="sm" lh="24px">
          {textOf(example)}
        </PortalLink>
      ))}
    </Stack>
  );
}

const textOf = ({ trackingNumber, invoiceNumber }: Example): string => trackingNumber ?? invoiceNumber;

function addressOf({ clientId, billDate, invoiceNumber, trackingNumber }: Example): string {
  const ofInvoice = { kind: 'value', column: 'invoice_number', value: invoiceNumber } as const;
  const ofPackage =
    trackingNumber === null ? [] : [{ kind: 'value', column: 'tracking_number', value: trackingNumber } as const];
  return analysisAddress({
    path: '/aframe/dashboard/spend',
    fact: 'rows',
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: billDate, to: billDate },
    include: ['inactive_accounts', 'unpayable_freight'],
    filters: {},
    trackingNumbers: [],
    rows: { parts: [ofInvoice, ...ofPackage], sort: [] },
  });
}
