import { Stack } from '@mantine/core';
import type { UnknownChargeRow } from '@waybill/contract';
import { invoiceRowsAddress } from '@waybill/model';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';

type Example = UnknownChargeRow['examples'][number];

/** Each opens the grid on the package, or on the invoice if the charge is the account's. */
export function ExampleLinks({ examples }: Pick<UnknownChargeRow, 'examples'>) {
  const distinct = [...new Map(examples.map((example) => [textOf(example), example])).values()];
  return (
    <Stack gap={0}>
      {distinct.map((example) => (
        <PortalLink key={textOf(example)} href={invoiceRowsAddress(example)} size="sm" lh="24px">
          {textOf(example)}
        </PortalLink>
      ))}
    </Stack>
  );
}

const textOf = ({ trackingNumber, invoiceNumber }: Example): string => trackingNumber ?? invoiceNumber;
