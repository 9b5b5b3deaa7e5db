import { firstFreightCarrierId } from '@waybill/model';
import type { TenantCarrier } from '../../../layout.ts';
import { freightCarriers } from '../../x12-freight/freight-carriers.ts';
import type { Term, Terms } from '../model/einvoice-model.ts';
import { plainWords } from './plain-words.ts';

/** Where the lines of a seller may name a package, in the order in which they are looked at. */
export type TrackingPlace = 'BT-128' | 'BT-155' | 'BT-156' | 'attributes' | 'texts';

/** How a carrier writes its numbers into its invoices. */
export interface SellerMapping {
  /** The terms that may hold the number of an account; the first that is stated counts. */
  readonly account: readonly Term[];
  readonly tracking: readonly TrackingPlace[];
}

/** A carrier whose invoices are known by the seller's name. */
interface KnownSeller {
  readonly carrier: TenantCarrier;
  /** How its names begin. */
  readonly names: readonly string[];
  /** Without spaces; they count before names. */
  readonly vatNumbers: readonly string[];
  readonly mapping: SellerMapping;
}

/** What EN 16931 means these terms for; carriers that write otherwise have a mapping of their own below. */
const usual: SellerMapping = {
  account: ['BT-46', 'BT-10', 'BT-12'],
  tracking: ['BT-128', 'attributes', 'BT-155', 'BT-156', 'texts'],
};

const ups = { id: 1, name: 'UPS' };
const fedex = { id: 2, name: 'FedEx' };
const dhlEcommerce = { id: 5, name: 'DHL eCommerce' };
const dhlExpress = { id: 6, name: 'DHL Express' };

/** The longest names first: FedEx Freight is not FedEx. */
const knownSellers: readonly KnownSeller[] = [
  ...freightCarriers
    .filter(({ id }) => id >= firstFreightCarrierId)
    .map((carrier) => ({
      carrier: { id: carrier.id, name: carrier.name },
      names: [plainWords(carrier.name)],
      vatNumbers: [],
      mapping: usual,
    })),
  { carrier: ups, names: ['UPS', 'UNITED PARCEL SERVICE'], vatNumbers: [], mapping: usual },
  { carrier: fedex, names: ['FEDEX', 'FEDERAL EXPRESS'], vatNumbers: [], mapping: usual },
  {
    carrier: dhlExpress,
    names: ['DHL EXPRESS', 'DHL INTERNATIONAL', 'DHL WORLDWIDE EXPRESS'],
    vatNumbers: [],
    mapping: usual,
  },
  { carrier: dhlEcommerce, names: ['DHL ECOMMERCE', 'DHL PARCEL'], vatNumbers: [], mapping: usual },
];

/** The carrier that an invoice is from, and where it writes its numbers. */
export interface Seller {
  readonly carrier: TenantCarrier;
  readonly mapping: SellerMapping;
}

/**
 * The carrier that sold: by its VAT number (BT-31), else by the beginning of its name (BT-27) or trading name (BT-28). A
 * tenant's own carrier is one that is called like the VAT number, or whose name is part of one of these. Undefined if there is none.
 */
export function sellerOf(terms: Terms, own: readonly TenantCarrier[]): Seller | undefined {
  const vatNumber = plainWords(terms['BT-31'] ?? '').replaceAll(' ', '');
  const names = [terms['BT-27'], terms['BT-28']].flatMap((name) => (name === undefined ? [] : [plainWords(name)]));
  const known =
    knownSellers.find((seller) => seller.vatNumbers.includes(vatNumber)) ??
    knownSellers.find((seller) => seller.names.some((name) => names.some((each) => `${each} `.startsWith(`${name} `))));
  if (known !== undefined) return known;
  const carrier = own.find((each) => {
    const name = plainWords(each.name);
    if (name === '') return false;
    const isNumber = vatNumber !== '' && name.replaceAll(' ', '') === vatNumber;
    return isNumber || names.some((printed) => ` ${printed} `.includes(` ${name} `));
  });
  return carrier === undefined ? undefined : { carrier, mapping: usual };
}
