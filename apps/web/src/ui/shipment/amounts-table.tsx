import { useTranslation } from 'react-i18next';
import { moneyText } from '../../lib/languages/formats.ts';
import { type Amounts, totalOf } from './shipment.ts';
import classes from './tracking.module.css';

interface Props {
  readonly label: string;
  readonly heading: string;
  /** Whether gross and incentive are shown beside net. */
  readonly withIncentives: boolean;
  readonly rows: readonly (Amounts & { readonly name: string })[];
}

/** Amounts by name with their totals. */
export function AmountsTable({ label, heading, withIncentives, rows }: Props) {
  const { t } = useTranslation();
  const columns = [
    ...(withIncentives
      ? [
          { header: t('Gross'), of: ({ gross }: Amounts) => gross },
          { header: t('Incentive'), of: ({ incentive }: Amounts) => incentive },
        ]
      : []),
    { header: t('Net'), of: ({ net }: Amounts) => net },
  ];
  const total = totalOf(rows);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map(({ header }) => (
            <th key={header} scope="col" className={classes.amount}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${index} ${row.name}`}>
            <td>{row.name}</td>
            {columns.map(({ header, of }) => (
              <td key={header} className={classes.amount}>
                {moneyText(of(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          {columns.map(({ header, of }) => (
            <td key={header} className={classes.amount}>
              {moneyText(of(total))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
