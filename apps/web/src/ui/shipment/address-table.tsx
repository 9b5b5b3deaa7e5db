import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText } from '../../lib/languages/formats.ts';
import type { Address } from './shipment.ts';
import classes from './tracking.module.css';

interface Props {
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
export function AddressTable({ sender, receiver, senderHeading, receiverHeading }: Props) {
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
