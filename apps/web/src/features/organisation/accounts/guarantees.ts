import type { AdministeredAccount } from '@waybill/contract';

type Flags = Pick<AdministeredAccount, 'isUpsGsr' | 'isFedexExpressGsr' | 'isFedexIntlGsr'>;

/** The names of the guarantees whose refunds are claimed for an account; they are names and stay as they are. */
export function guaranteesOf({ isUpsGsr, isFedexExpressGsr, isFedexIntlGsr }: Flags): string[] {
  return [
    ...(isUpsGsr ? ['UPS GSR'] : []),
    ...(isFedexExpressGsr ? ['FedEx Express GSR'] : []),
    ...(isFedexIntlGsr ? ['FedEx International GSR'] : []),
  ];
}
