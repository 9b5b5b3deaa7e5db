import { businessExcluded, businessFigures } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { figureText } from '../../../ui/cards/figure-text.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { changeOf } from './business-figures.ts';
import { ChangeText } from './change-text.tsx';
import type { BusinessLine } from './use-business.ts';

interface Props {
  readonly all: BusinessLine;
  readonly lines: readonly BusinessLine[];
  /** Whether Total Spend is what USPS and DHL billed. */
  readonly countsExcluded: boolean;
}

/** Every client of a parent with its figures and their changes; the last line is the total. */
export function BusinessTable({ all, lines, countsExcluded }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('By client')} question={t('How each client contributed to the change.')} refreshing={false}>
      <DataTable<BusinessLine>
        caption={t('Figures of each client')}
        rows={lines}
        keyOf={({ key }) => key}
        total={{ ...all, name: t('Total') }}
        columns={[
          { header: t('Client'), cell: ({ name }) => name },
          ...businessFigures.flatMap((figure, index) => [
            {
              header: t(figure.text),
              numeric: true,
              sortBy: ({ figures }: BusinessLine) => figures[index]?.now ?? Number.NEGATIVE_INFINITY,
              cell: ({ figures }: BusinessLine) => figureText(figure, figures[index]?.now, {}),
            },
            {
              header: t('Change of {{figure}}', { figure: t(figure.text) }),
              numeric: true,
              sortBy: ({ figures }: BusinessLine) => {
                const compared = figures[index];
                return (compared && changeOf(compared)) ?? Number.NEGATIVE_INFINITY;
              },
              cell: ({ figures }: BusinessLine) => {
                const compared = figures[index];
                return compared === undefined ? null : <ChangeText {...compared} />;
              },
            },
          ]),
          ...(all.excluded === 0 || countsExcluded
            ? []
            : [
                {
                  header: t(businessExcluded.text),
                  numeric: true,
                  sortBy: ({ excluded }: BusinessLine) => excluded,
                  cell: ({ excluded }: BusinessLine) => figureText(businessExcluded, excluded, {}),
                },
              ]),
        ]}
      />
    </Card>
  );
}
