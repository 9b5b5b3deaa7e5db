import { causes, type ExplainedService } from '@waybill/contract';
import { causeNames, displayDate, otherAccessorials } from '@waybill/model';
import type { CellValue, SheetColumn } from '@waybill/spreadsheet';
import type { FurtherSheet } from '../file/file-order.ts';
import type { ChangeOfReport } from './change-of-report.ts';

type Part = Pick<ExplainedService, 'amounts' | 'accessorials'>;

interface Cause {
  readonly header: string;
  readonly of: (part: Part) => number;
}

/**
 * The sheet that explains a change: a row for all, then one for each service, with a column for each cause. The causes of
 * a row add up to its difference, and the services to the first row.
 */
export function changeSheet(
  { change, before }: ChangeOfReport,
  days: { readonly from: string; readonly to: string },
  clients: readonly { readonly id: number; readonly name: string }[],
): FurtherSheet {
  const named = causesOf(change);
  const moves = change.services.some(({ clientId }) => clientId !== undefined);
  const nameOf = (id: number | undefined) => clients.find((client) => client.id === id)?.name ?? '';
  const amounts = (part: Part & Record<'before' | 'now' | 'difference', number>) => [
    part.before,
    part.now,
    part.difference,
    ...named.map(({ of }) => of(part)),
  ];
  return {
    name: 'Why it changed',
    columns: [
      ...(moves ? [textColumn('Client')] : []),
      textColumn('Carrier'),
      textColumn('Service'),
      countColumn('Packages before'),
      countColumn('Packages now'),
      moneyColumn(`Cost ${rangeOf(before)}`),
      moneyColumn(`Cost ${rangeOf(days)}`),
      moneyColumn('Difference'),
      ...named.map(({ header }) => moneyColumn(header)),
    ],
    rows: [
      [
        ...(moves ? ['All'] : []),
        moves ? '' : 'All',
        '',
        total(change.services, ({ packagesBefore }) => packagesBefore),
        total(change.services, ({ packagesNow }) => packagesNow),
        ...amounts(change),
      ],
      ...change.services.map((service): CellValue[] => [
        ...(moves ? [nameOf(service.clientId)] : []),
        service.carrier,
        service.service,
        service.packagesBefore,
        service.packagesNow,
        ...amounts(service),
      ]),
    ],
  };
}

/** What moved the cost of any service, the families of accessorials by name. */
function causesOf({ services }: ChangeOfReport['change']): readonly Cause[] {
  const families = [...new Set(services.flatMap(({ accessorials }) => accessorials.map(({ family }) => family)))];
  const all = [
    ...causes.flatMap((cause): Cause[] =>
      cause === 'accessorials' ? [] : [{ header: causeNames[cause], of: ({ amounts }) => amounts[cause] }],
    ),
    ...families.map(
      (family): Cause => ({
        header: family || otherAccessorials,
        of: ({ accessorials }) => accessorials.find((each) => each.family === family)?.amount ?? 0,
      }),
    ),
  ];
  return all.filter(({ of }) => services.some((service) => of(service) !== 0));
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const rangeOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${displayDate(from)} – ${displayDate(to)}`;

const widthOf = (header: string): number => Math.max(14, header.length + 4);
const textColumn = (header: string): SheetColumn => ({ header, format: 'text', width: 24 });
const countColumn = (header: string): SheetColumn => ({ header, format: 'integer', width: widthOf(header) });
const moneyColumn = (header: string): SheetColumn => ({ header, format: 'money', width: widthOf(header) });
