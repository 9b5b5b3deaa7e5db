import type { DeliveryMapping, DeliveryTarget } from '@waybill/contract';
import type { DeliveriesDescription } from '../deliveries/delivery-layout.ts';
import { DeliveryReader } from '../deliveries/delivery-reader.ts';
import { referenceFields } from '../deliveries/layouts/reference-fields/reference-fields.ts';
import { type FileHead, UnreadableRow } from '../layout.ts';
import { columnNames, plainName } from '../reading/column-names.ts';
import { type HeaderOfMapping, headerOfMapping } from './header-of-mapping.ts';

/** A layout of tracking or manifest files that somebody mapped. */
export interface MappedDeliveries extends DeliveriesDescription, HeaderOfMapping {
  /** Undefined when the file is of another layout. */
  readerFor(head: FileHead): DeliveryReader | undefined;
  /** Reads a file without a header although its records may be unlike those that were mapped. */
  openAnyway(head: FileHead): DeliveryReader;
  /** From which it can be made again in another thread. */
  readonly madeOf: { readonly mapping: DeliveryMapping; readonly carrierId: number | undefined };
}

/** The layout that a mapping of deliveries describes. `carrierId`: of all its packages, if it names a carrier. */
export function mappedDeliveries(mapping: DeliveryMapping, carrierId: number | undefined): MappedDeliveries {
  const { name, source, hasHeader, header } = mapping;
  const used = Object.values(mapping.columns);
  const describes = headerOfMapping(mapping, used);
  const readerBelow = (names: readonly string[], headerText: string | undefined, delimiter: string): DeliveryReader =>
    new DeliveryReader({
      name,
      kind: source,
      carrierId,
      limits: limitsOf(mapping),
      places: placesIn(mapping, names),
      header: names,
      headerText,
      firstRow: mapping.firstRow ?? 1,
      dateOrder: mapping.dateOrder,
      delimiter,
      deliveredStatuses: new Set(mapping.deliveredStatuses.map((text) => text.toUpperCase())),
    });
  const openAnyway = ({ delimiter }: FileHead): DeliveryReader =>
    readerBelow(columnNames(header), undefined, delimiter);
  return {
    name,
    kind: source,
    carrierId,
    limits: limitsOf(mapping),
    ...describes,
    openAnyway,
    madeOf: { mapping, carrierId },
    readerFor: (head) => {
      if (!hasHeader) return readsMost(openAnyway(head), mapping, head) ? openAnyway(head) : undefined;
      const found = head.records.find((record) => lacksNone(record, used));
      return found === undefined ? undefined : readerBelow(columnNames(found), found.join('\n'), head.delimiter);
    },
  };
}

function lacksNone(record: readonly string[], used: readonly string[]): boolean {
  const names = new Set(columnNames(record).map(plainName));
  return used.every((column) => names.has(plainName(column)));
}

function placesIn({ columns }: DeliveryMapping, names: readonly string[]): ReadonlyMap<DeliveryTarget, number> {
  const plain = names.map(plainName);
  const places = Object.entries(columns) as [DeliveryTarget, string][];
  return new Map(places.map(([target, column]) => [target, plain.indexOf(plainName(column))]));
}

function limitsOf({ columns, source }: DeliveryMapping): readonly string[] {
  if (source === 'references') return referenceFields.limits;
  return [
    ...(columns.delivered === undefined ? ['Files of this layout do not say when packages were delivered.'] : []),
    ...(columns.promised === undefined ? ['Files of this layout do not say when packages were promised.'] : []),
  ];
}

/** Whether the first rows are as wide as those that were mapped, and most of them can be read: nothing else shows the layout. */
function readsMost(reader: DeliveryReader, { header, firstRow }: DeliveryMapping, head: FileHead): boolean {
  const read = reader.begin();
  const rows = head.records
    .map((fields, place) => ({ fields, line: head.lines[place] ?? 0, text: '' }))
    .filter(({ line }) => line >= (firstRow ?? 1));
  if (Math.max(0, ...rows.map(({ fields }) => fields.length)) !== header.length) return false;
  const readable = rows.filter((row) => {
    try {
      return read(row) !== undefined;
    } catch (error) {
      if (error instanceof UnreadableRow) return false;
      throw error;
    }
  }).length;
  return readable > 0 && readable * 2 >= rows.length;
}
