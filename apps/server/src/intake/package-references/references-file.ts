import type { PackageReference } from '@waybill/contract';

const columns: readonly (readonly [header: string, field: keyof PackageReference])[] = [
  ['Tracking Number', 'trackingNumber'],
  ['Customer Reference', 'reference'],
  ['Carrier', 'carrier'],
  ['Ship Date', 'shipDate'],
  ['Order Number', 'orderNumber'],
  ['SKU', 'sku'],
  ['Cost Centre', 'costCentre'],
  ['Carton', 'carton'],
];

/** The rows as a file of reference fields, as somebody could have uploaded it. */
export function referencesFile(rows: readonly PackageReference[]): string {
  const lines = [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, field]) => row[field] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
