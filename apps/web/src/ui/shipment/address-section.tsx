import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText } from '../../lib/languages/formats.ts';
import { FailureBoundary } from '../card/failure-boundary.tsx';
import { type Address, addressText } from './shipment.ts';
import classes from './tracking.module.css';

const AddressMap = lazy(() => import('./address-map.tsx'));

interface Props {
  readonly sender: Address;
  readonly receiver: Address;
}

type Side = keyof Props;

/** Sender and receiver, and the map of the one that is asked for. */
export function AddressSection(addresses: Props) {
  const { t } = useTranslation();
  const [mapped, setMapped] = useState<Side>();
  const names = { sender: t('Sender'), receiver: t('Receiver') };
  const heading = (side: Side) => {
    const label = t('Show {{name}} on a map', { name: names[side] });
    return (
      <Group gap={4} wrap="nowrap">
        {names[side]}
        <Tooltip label={label}>
          <ActionIcon size="sm" aria-label={label} aria-pressed={mapped === side} onClick={() => setMapped(side)}>
            <IconMapPin size={15} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Group>
    );
  };
  const shown = mapped && addresses[mapped];
  return (
    <section className={classes.section}>
      <Title order={3}>{t('Addresses')}</Title>
      <AddressTable {...addresses} senderHeading={heading('sender')} receiverHeading={heading('receiver')} />
      {shown === undefined ? null : addressText(shown) === '' ? (
        <Text key={mapped} role="alert" size="sm" c="var(--wb-danger-text)" mt="sm" ref={scrollHere}>
          {t('Address information is invalid.')}
        </Text>
      ) : (
        <div key={mapped} ref={scrollHere} className={classes.mapRoom}>
          <FailureBoundary>
            <Suspense fallback={null}>
              <AddressMap address={shown} />
            </Suspense>
          </FailureBoundary>
        </div>
      )}
    </section>
  );
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface AddressTableProps {
  readonly sender: Address;
  readonly receiver: Address;
  readonly senderHeading: ReactNode;
  readonly receiverHeading: ReactNode;
}

const parts = [
  ['name', 'Name'],
  ['company', 'Company'],
  ['address', 'Address'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'Zip'],
  ['country', 'Country'],
] as const;

/** Where the package came from and where it went, side by side, as billed. */
function AddressTable({ sender, receiver, senderHeading, receiverHeading }: AddressTableProps) {
  const { t } = useTranslation();
  const cell = (value: string) => (
    <td className={value === '' ? classes.quiet : undefined}>{value === '' ? cellText('') : <bdi>{value}</bdi>}</td>
  );
  return (
    <table className={classes.table} aria-label={t('Addresses')}>
      <thead>
        <tr>
          <td />
          <th scope="col" className={classes.side}>
            {senderHeading}
          </th>
          <th scope="col" className={classes.side}>
            {receiverHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([part, label]) => (
          <tr key={part}>
            <th scope="row">{t(label)}</th>
            {cell(sender[part])}
            {cell(receiver[part])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
