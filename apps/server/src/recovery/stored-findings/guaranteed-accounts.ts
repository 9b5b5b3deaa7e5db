import { type Agreement, periodOf } from '@waybill/audit';
import { type AgreedGuarantee, type Guaranteed, type GuaranteeFlag, guaranteeFlags } from '@waybill/model';
import type { Services } from '../../platform/services.ts';
import { activeAgreements } from '../agreed-prices/active-agreements.ts';
import { asStored } from '../billed-packages/rate-invoices.ts';

const columns = {
  isUpsGsr: 'is_ups_gsr',
  isFedexExpressGsr: 'is_fedex_express_gsr',
  isFedexIntlGsr: 'is_fedex_intl_gsr',
} as const satisfies Readonly<Record<GuaranteeFlag, string>>;

/** The clients' accounts that claim each guarantee, and what their active agreements say about it. */
export async function guaranteedAccounts(
  services: Pick<Services, 'settings' | 'files'>,
  clientIds: readonly number[],
): Promise<Guaranteed> {
  const accounts = await services.settings
    .selectFrom('account')
    .select(['id', 'client_id as clientId', 'carrier_id as carrierId', 'number', ...Object.values(columns)])
    .where('client_id', 'in', clientIds)
    .orderBy('id')
    .execute();
  const withFlag = (flag: GuaranteeFlag) => accounts.filter((account) => account[columns[flag]]).map(({ id }) => id);
  const [isUpsGsr, isFedexExpressGsr, isFedexIntlGsr] = guaranteeFlags;
  const agreements = await activeAgreements(services, clientIds);
  const agreed = agreements.flatMap(({ clientId, agreement }) => {
    const { carrierId } = agreement;
    const numbers = new Set(agreement.accounts.map(asStored));
    const own = accounts.filter((account) => account.clientId === clientId && account.carrierId === carrierId);
    const accountIds = own.filter(({ number }) => numbers.has(asStored(number))).map(({ id }) => id);
    return agreement.guarantees.flatMap((line) => guaranteesIn(agreement, line, accountIds));
  });
  return {
    isUpsGsr: withFlag(isUpsGsr),
    isFedexExpressGsr: withFlag(isFedexExpressGsr),
    isFedexIntlGsr: withFlag(isFedexIntlGsr),
    agreed,
  };
}

/** A line counts by its services and days; what is agreed for some packages of a service only says nothing about all. */
function guaranteesIn(
  agreement: Agreement,
  line: Agreement['guarantees'][number],
  accountIds: readonly number[],
): readonly AgreedGuarantee[] {
  const { packaging, movement, receiver, billing, zones, pounds, services, state } = line;
  const isOfSome = [packaging, movement, receiver, billing, zones, pounds].some((condition) => condition !== undefined);
  const period = periodOf(agreement, line);
  if (isOfSome || period === undefined) return [];
  return services.map((service) => ({ accountIds, service, state, ...period }));
}
