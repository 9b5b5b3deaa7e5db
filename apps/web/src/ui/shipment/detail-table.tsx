import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cellText } from '../../lib/languages/formats.ts';
import type { Detail } from './shipment.ts';
import classes from './tracking.module.css';

interface Props {
  readonly title: string;
  readonly details: readonly Detail[];
}

/** Names and values, one per row. */
export function DetailTable({ title, details }: Props) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <Title order={3}>{title}</Title>
      <table className={classes.table} aria-label={title}>
        <tbody>
          {details.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={classes.name}>
                {t(label)}
              </th>
              <td className={value === '' ? classes.quiet : undefined}>
                {value === '' ? cellText('') : <bdi>{value}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
