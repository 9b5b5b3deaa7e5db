import type { Fact, Reconciliation } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../buttons/plain-buttons.tsx';

interface Props {
  readonly sum: Reconciliation;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly amountText: (amount: number) => string;
  readonly onRows: (fact: string) => void;
}

/** The lines from published rates to Total Spend, each with its rows a click away. */
export default function ReconciliationTable({ sum, facts, amountText, onRows }: Props) {
  const { t } = useTranslation();
  return (
    <table>
      <caption>
        {sum.agrees
          ? t('The lines add up to the cent.')
          : t('The lines do not add up; the figures may be changing right now.')}
      </caption>
      <tbody>
        {sum.lines.map(({ key, isSum, amount }) => {
          const name = t(facts.get(key)?.text ?? '');
          const text = amountText(amount);
          return (
            <tr key={key} data-sum={isSum || undefined}>
              <th scope="row">{isSum ? `= ${name}` : name}</th>
              <td>
                <TextButton aria-label={`${t('View rows of {{name}}', { name })}: ${text}`} onClick={() => onRows(key)}>
                  {text}
                </TextButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
