import type { TenantCarrier } from '../../layout.ts';

interface FreightCarrier {
  readonly id: number;
  readonly name: string;
  readonly codes: readonly string[];
}

/** Standard Carrier Alpha Codes as of 2025 (NMFTA), of the carriers that Waybill knows. */
export const freightCarriers: readonly FreightCarrier[] = [
  { id: 1, name: 'UPS', codes: ['UPSN', 'UPSS'] },
  { id: 2, name: 'FedEx', codes: ['FDEG', 'FDEN', 'FDE', 'FDXG', 'FDXE'] },
  { id: 20, name: 'FedEx Freight', codes: ['FXFE', 'FXNL', 'FXFW'] },
  { id: 21, name: 'Old Dominion Freight Line', codes: ['ODFL'] },
  { id: 22, name: 'XPO', codes: ['CNWY', 'XPOL'] },
  { id: 23, name: 'Saia LTL Freight', codes: ['SAIA'] },
  { id: 24, name: 'Estes Express Lines', codes: ['EXLA'] },
  { id: 25, name: 'TForce Freight', codes: ['UPGF'] },
  { id: 26, name: 'R+L Carriers', codes: ['RLCA'] },
  { id: 27, name: 'ABF Freight', codes: ['ABFS'] },
  { id: 28, name: 'Southeastern Freight Lines', codes: ['SEFL'] },
  { id: 29, name: 'Averitt Express', codes: ['AVRT'] },
  { id: 30, name: 'Dayton Freight Lines', codes: ['DAFG'] },
  { id: 31, name: 'Central Transport', codes: ['CTII'] },
  { id: 32, name: 'AAA Cooper Transportation', codes: ['AACT'] },
  { id: 33, name: 'Pitt Ohio', codes: ['PITD'] },
  { id: 34, name: 'Forward Air', codes: [] },
  { id: 35, name: 'Ward Transport & Logistics', codes: ['WARD'] },
  { id: 36, name: 'A. Duie Pyle', codes: ['PYLE'] },
  { id: 37, name: 'Roadrunner', codes: ['RDFS'] },
  { id: 38, name: 'Oak Harbor Freight Lines', codes: ['OAKH'] },
  { id: 39, name: 'Holland Regional', codes: ['HMES'] },
  { id: 40, name: 'Maersk', codes: ['MAEU', 'MAEI'] },
  { id: 41, name: 'Hapag-Lloyd', codes: ['HLCU'] },
  { id: 42, name: 'Expeditors', codes: ['EXDO'] },
];

/**
 * The carrier with this code or, failing that, with one of these names; of the tenant's own carriers, one that is called
 * like the code, or whose name is part of one of the names. Undefined if there is none.
 */
export function freightCarrier(
  code: string,
  names: readonly string[],
  own: readonly TenantCarrier[],
): TenantCarrier | undefined {
  const wanted = code.toUpperCase();
  const printed = names.map((name) => name.toUpperCase());
  return (
    freightCarriers.find(({ codes }) => codes.includes(wanted)) ??
    freightCarriers.find(
      ({ id, name }) => id >= freightIds && printed.some((each) => each.includes(name.toUpperCase())),
    ) ??
    own.find(({ name }) => name.toUpperCase() === wanted || printed.some((each) => hasWords(each, name.toUpperCase())))
  );
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Names of parcel carriers are part of others, such as FedEx Freight. */
const freightIds = 20;
