import { type IdentityProvider, listIdentityProviders } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ActiveBadge } from '../../../ui/table-page/table/active-badge.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { ProviderForm } from './provider-form.tsx';
import { type ProviderSort, providerPage } from './provider-page.ts';
import { protocolNames } from './provider-values.ts';
import { ServiceProviderFacts } from './service-provider-facts.tsx';

/** Who signs users in, by SAML 2.0 or OpenID Connect (S3 section 4.3). */
export function IdentityProvidersPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<IdentityProvider, ProviderSort>
      table={{
        caption: t('Identity providers'),
        searchLabel: t('Search name, entity ID, domain'),
        purpose: t('Single sign-on with a company account. Set up a provider from its metadata or field by field.'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'identity-providers'],
        ask: providerPage,
      }}
      newLabel={t('New identity provider')}
      rowTitle={t('Identity provider')}
      read={readProvider}
      form={(provider, close) =>
        provider === undefined ? (
          <ProviderForm provider={undefined} onClose={close} />
        ) : (
          <>
            <ServiceProviderFacts provider={provider} />
            <ProviderForm provider={provider} onClose={close} />
          </>
        )
      }
    />
  );
}

async function readProvider(id: number, signal: AbortSignal): Promise<IdentityProvider> {
  const provider = (await call(listIdentityProviders, {}, signal)).find((each) => each.id === id);
  if (provider === undefined) throw new Error('There is no such identity provider.');
  return provider;
}

function useColumns(): readonly TableColumn<IdentityProvider, ProviderSort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Protocol'), cell: ({ protocol }) => protocolNames[protocol] },
    { header: t('Entity ID'), sort: 'entityId', cell: ({ entityId }) => entityId, wide: true },
    { header: t('E-mail domains'), cell: ({ emailDomains }) => emailDomains.join(', ') || t('All'), wide: true },
    { header: t('Certificates valid until'), cell: (provider) => lastDay(provider), wide: true },
    { header: t('Status'), sort: 'enabled', cell: ({ enabled }) => <ActiveBadge active={enabled} /> },
  ];
}

function lastDay({ certificates }: IdentityProvider): string {
  const last = certificates
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);
  return last === undefined ? '' : displayDate(last);
}
