import type { ExplainedService } from '@waybill/contract';
import { columnOfDimension, type RowsPart } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenAccessorials } from '../../lib/analysis/use-open-accessorials.ts';
import { cellText, countText } from '../../lib/languages/formats.ts';
import { signedFactText } from '../cards/signed.ts';
import { viewRowsColumn } from '../cards/view-rows-button.tsx';
import { DataTable } from '../tables/data-table.tsx';
import type { DataTableColumn } from '../tables/data-table-row.tsx';
import type { CauseLine } from './cause-lines.ts';
import type { WhyProps } from './why-props.ts';

interface Props extends WhyProps {
  readonly lines: readonly CauseLine[];
  /** The cause whose services are shown; all of them if undefined. */
  readonly chosen: CauseLine | undefined;
}

/** Every service of every carrier: its causes add up to its change, and it leads to its rows. */
export function WhyTable({ analysis, change, state, height, onViewRows, lines, chosen }: Props) {
  const { t } = useTranslation();
  const openAccessorials = useOpenAccessorials(analysis);
  const nameOf = serviceName(analysis.client);
  const amount = (value: number) => <bdi dir="ltr">{signedFactText(value, state)}</bdi>;
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
  const openRows = (service: ExplainedService) => {
    const families = chosen?.families?.filter((family) => family !== '') ?? [];
    if (families.length === 0) return onViewRows(partsOf(service));
    const ofFamilies: RowsPart = {
      kind: 'values',
      column: columnOfDimension('accessorial'),
      values: families,
      excluded: false,
    };
    return openAccessorials({ rows: [...partsOf(service), ofFamilies] });
  };
  const difference = figure(t('Difference'), (service) => service.difference);
  const shown = chosen === undefined ? lines : [chosen];
  const services = chosen === undefined ? change.services : movedBy(chosen, change.services);
  return (
    <DataTable<ExplainedService>
      caption={
        chosen === undefined
          ? t('Why it changed, by carrier and service')
          : t('{{cause}}, by carrier and service', { cause: chosen.name })
      }
      height={height}
      rows={services}
      keyOf={nameOf}
      columns={[
        { header: t('Carrier and service'), cell: nameOf },
        ...(chosen === undefined ? [difference] : []),
        ...shown.map(({ name, amountOf }) => figure(name, amountOf)),
        ...(chosen === undefined ? [] : [difference]),
        figure(t('Packages before'), ({ packagesBefore }) => packagesBefore, countText),
        figure(t('Packages now'), ({ packagesNow }) => packagesNow, countText),
        viewRowsColumn<ExplainedService>(nameOf, openRows, ({ packagesNow, now }) => packagesNow > 0 || now !== 0),
      ]}
    />
  );
}

/** The services that a cause moved, the most first. */
function movedBy({ amountOf }: CauseLine, services: readonly ExplainedService[]): readonly ExplainedService[] {
  return services
    .filter((service) => amountOf(service) !== 0)
    .toSorted((one, other) => Math.abs(amountOf(other)) - Math.abs(amountOf(one)));
}

/** `UPS · Ground`, with the client where it is about one client's business. */
export function serviceName({ childClients }: WhyProps['analysis']['client']): (service: ExplainedService) => string {
  const names = new Map(childClients.map(({ id, name }) => [id, name]));
  return ({ carrier, service, clientId }) => {
    const client = clientId === undefined ? [] : [names.get(clientId) ?? String(clientId)];
    return [...client, cellText(carrier), cellText(service)].join(' · ');
  };
}

function partsOf({ carrier, service, clientId }: ExplainedService): readonly RowsPart[] {
  return [
    { kind: 'value', column: 'carrier_name', value: carrier },
    { kind: 'value', column: 'service_category', value: service },
    ...(clientId === undefined
      ? []
      : [{ kind: 'number', column: 'client_id', comparison: '=', value: clientId } as const]),
  ];
}
