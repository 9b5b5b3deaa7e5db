import type { Settings } from '@waybill/db';
import { type GuaranteeFlag, guaranteeFlags } from '@waybill/model';

const columns = {
  isUpsGsr: 'is_ups_gsr',
  isFedexExpressGsr: 'is_fedex_express_gsr',
  isFedexIntlGsr: 'is_fedex_intl_gsr',
} as const satisfies Readonly<Record<GuaranteeFlag, string>>;

/** The clients' accounts that claim each guarantee. */
export async function guaranteedAccounts(
  settings: Settings,
  clientIds: readonly number[],
): Promise<Readonly<Record<GuaranteeFlag, readonly number[]>>> {
  const accounts = await settings
    .selectFrom('account')
    .select(['id', ...Object.values(columns)])
    .where('client_id', 'in', clientIds)
    .orderBy('id')
    .execute();
  const withFlag = (flag: GuaranteeFlag) => accounts.filter((account) => account[columns[flag]]).map(({ id }) => id);
  const [isUpsGsr, isFedexExpressGsr, isFedexIntlGsr] = guaranteeFlags;
  return {
    isUpsGsr: withFlag(isUpsGsr),
    isFedexExpressGsr: withFlag(isFedexExpressGsr),
    isFedexIntlGsr: withFlag(isFedexIntlGsr),
  };
}
