import { audiences, type ClientCredential, getClientCredential, listClientCredentials } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { ClientCredentialForm } from './client-credential-form.tsx';
import { ClientCredentialPanel } from './client-credential-panel.tsx';
import { purposeTexts } from './purpose-texts.ts';
import { SecretAge } from './secret-age.tsx';

type Sort = 'clientName' | 'carrierName' | 'purpose' | 'address' | 'userName' | 'secretChangedAt';

/** Clients' logins at carriers (S3 section 2.3). */
export function ClientCredentialsPage() {
  const { t } = useTranslation();
  const belongs = useBelongs();
  return (
    <AdministrationPage<ClientCredential, Sort, ClientCredential>
      table={{
        caption: t('Client credentials'),
        searchLabel: t('Search client, carrier, user name, address or note'),
        purpose: t('Clients’ logins for carriers’ web sites, APIs and other services: address, user name and secret.'),
        columns: useColumns(),
        order: { sort: 'clientName', descending: false },
        queryKey: ['administration', 'client-credentials'],
        ask: (query, signal) => call(listClientCredentials, { query }, signal),
      }}
      newLabel={belongs(audiences.newClientCredentials) ? t('New credential') : undefined}
      rowTitle={t('Credential')}
      read={(id, signal) => call(getClientCredential, { params: { id } }, signal)}
      form={(credential, close) =>
        credential === undefined ? (
          <ClientCredentialForm credential={undefined} onClose={close} readOnly={false} />
        ) : (
          <ClientCredentialPanel
            credential={credential}
            onClose={close}
            mayChange={belongs(audiences.changedClientCredentials)}
          />
        )
      }
    />
  );
}

function useColumns(): readonly TableColumn<ClientCredential, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrier }) => carrier.name },
    { header: t('Purpose'), sort: 'purpose', cell: ({ purpose }) => t(purposeTexts[purpose]), wide: true },
    { header: t('User name'), sort: 'userName', cell: ({ userName }) => userName },
    { header: t('Address'), sort: 'address', cell: ({ address }) => address, wide: true },
    {
      header: t('Secret changed (UTC)'),
      sort: 'secretChangedAt',
      cell: (credential) => <SecretAge {...credential} />,
      wide: true,
    },
  ];
}
