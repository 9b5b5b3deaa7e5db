import { causes, type ExplainedChange, type ExplainedService, type PageState } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText, countText } from '../../../../lib/languages/formats.ts';
import { signedFactText } from '../../../../ui/cards/signed.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import { causeTexts } from './cause-texts.ts';

interface Props {
  readonly change: ExplainedChange;
  readonly state: PageState;
  readonly height: number;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** Every service of every carrier: its causes add up to its change, and leads to its rows. */
export function WhyTable({ change, state, height, onViewRows }: Props) {
  const { t } = useTranslation();
  const amount = (value: number) => <bdi dir="ltr">{signedFactText(value, state)}</bdi>;
  const nameOf = ({ carrier, service }: ExplainedService) => `${cellText(carrier)} · ${cellText(service)}`;
  const shown = causes.filter((cause) => change.services.some(({ amounts }) => amounts[cause] !== 0));
  const figure = (
    header: string,
    amountOf: (service: ExplainedService) => number,
    write: (value: number) => ReactNode = amount,
  ): DataTableColumn<ExplainedService> => ({
    header,
    numeric: true,
    sortBy: amountOf,
    cell: (service) => write(amountOf(service)),
  });
  return (
    <DataTable<ExplainedService>
      caption={t('Why it changed, by carrier and service')}
      height={height}
      rows={change.services}
      keyOf={nameOf}
      columns={[
        { header: t('Carrier and service'), cell: nameOf },
        figure(t('Difference'), ({ difference }) => difference),
        ...shown.map((cause) => figure(t(causeTexts[cause].name), ({ amounts }) => amounts[cause])),
        figure(t('Packages before'), ({ packagesBefore }) => packagesBefore, countText),
        figure(t('Packages now'), ({ packagesNow }) => packagesNow, countText),
        viewRowsColumn<ExplainedService>(
          nameOf,
          ({ carrier, service }) =>
            onViewRows([
              { kind: 'value', column: 'carrier_name', value: carrier },
              { kind: 'value', column: 'service_category', value: service },
            ]),
          ({ packagesNow, now }) => packagesNow > 0 || now !== 0,
        ),
      ]}
    />
  );
}
