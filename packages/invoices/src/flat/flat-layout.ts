import type { InvoiceRow } from '../invoice-file.ts';
import { type AnyLayout, anyLayout, type TenantCarriers } from '../layout.ts';
import { controlledReader } from './controlled-reader.ts';
import type { FlatDeclaration } from './declaration.ts';
import type { FlatRow } from './flat-row.ts';
import { billsTransportation, flatShipments } from './flat-shipments.ts';
import { flatTexts } from './flat-texts.ts';
import { invoiceLinesReader } from './invoice-lines.ts';

/** The layout that a declaration describes. */
export function flatLayout(declaration: FlatDeclaration): AnyLayout {
  const { name, carrier, mayComeInParts, limits } = declaration;
  const { issuer = 'named' in carrier ? name : carrier.name } = declaration;
  const texts = flatTexts(declaration);
  const openReader = declaration.invoiceLines === undefined ? controlledReader : invoiceLinesReader;
  const isFlatRow = (row: InvoiceRow): row is FlatRow => 'layout' in row && row.layout === name;
  return anyLayout<FlatRow>(
    {
      name,
      issuer,
      mayComeInParts,
      limits,
      readerFor: (head) => openReader(withCarriers(declaration, head), head, texts),
      packageOf: ({ trackingNumber }) => trackingNumber,
      revive: (row) => ({ ...row, text: (target) => texts.textOf(row.kept, target) }),
      billsTransportation,
      shipmentsOf: (rows, context, whole) => flatShipments(declaration, rows, context, whole),
    },
    isFlatRow,
  );
}

/** Where a column names the carrier, it may be one that the tenant added. */
function withCarriers(declaration: FlatDeclaration, { carriers = [] }: TenantCarriers): FlatDeclaration {
  const { carrier } = declaration;
  return 'named' in carrier ? { ...declaration, carrier: { ...carrier, added: carriers } } : declaration;
}
