import type { SynchronisationState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

const differences = {
  only_settings: text('Only in the settings'),
  only_warehouse: text('Only in the warehouse'),
  different: text('Different'),
} as const;

/** What agrees and what does not. */
export function StateTables({ state }: { readonly state: SynchronisationState }) {
  const { t } = useTranslation();
  const { accounts, rates, wholeWarehouse, waiting } = state;
  return (
    <>
      <Card
        title={t('Databases')}
        question={t('Whether the settings database and the warehouse agree.')}
        refreshing={false}
      >
        <FactsTable
          facts={[
            [t('Accounts in the settings'), countText(accounts.inSettings)],
            [t('Accounts in the warehouse'), countText(accounts.inWarehouse)],
            [t('Accounts that differ'), countText(accounts.differing)],
            ...(wholeWarehouse === null
              ? []
              : ([
                  [t('Published load'), String(wholeWarehouse.publishedLoad)],
                  [t('Last committed load'), String(wholeWarehouse.committedLoad)],
                ] as const)),
            [t('Quarters waiting to be sorted'), countText(waiting.quarters)],
            [t('Rows waiting to be sorted'), countText(waiting.rows)],
          ]}
        />
      </Card>
      {accounts.named.length === 0 ? null : (
        <Card
          title={t('Accounts that differ')}
          question={t('Synchronise now copies them into the warehouse again.')}
          refreshing={false}
        >
          <DataTable
            caption={t('Accounts')}
            columns={[
              { header: t('Account'), cell: ({ number }) => number },
              { header: t('Client'), cell: ({ clientName }) => clientName },
              { header: t('Difference'), cell: ({ difference }) => t(differences[difference]) },
            ]}
            rows={accounts.named}
            keyOf={({ id }) => String(id)}
          />
        </Card>
      )}
      {rates.length === 0 ? null : (
        <Card
          title={t('Exchange rates')}
          question={t('Every currency needs a rate up to its last bill date.')}
          refreshing={false}
        >
          <DataTable
            caption={t('Currencies')}
            columns={[
              { header: t('Currency'), cell: ({ currencyCode }) => currencyCode },
              { header: t('Last bill date'), cell: ({ lastBillDate }) => displayDate(lastBillDate) },
              {
                header: t('Last day with a rate'),
                cell: ({ lastRateDate }) => (lastRateDate === null ? t('None') : displayDate(lastRateDate)),
              },
            ]}
            rows={rates}
            keyOf={({ currencyCode }) => currencyCode}
          />
        </Card>
      )}
    </>
  );
}
