import { Anchor } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame.tsx';
import { FormHeading } from '../form-heading.tsx';
import { TenantField } from '../tenant-field.tsx';
import { withOrigin } from '../with-origin.ts';
import { EmailForm } from './email-form.tsx';
import { ProviderForm } from './provider-form.tsx';
import { useProviders } from './use-providers.ts';

/** Single sign-on: an e-mail address, then one of its identity providers (S3 section 4.3). */
export function SsoPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('Single sign-on')} · Waybill`);
  const { origin, tenant } = useSearch({ from: '/SSO' });
  const { lookUp, pending, found, failure, startOver } = useProviders();
  return (
    <AuthFrame>
      <FormHeading title={t('Single sign-on')} detail={t('Sign in with the account that your company gave you.')} />
      {found === undefined ? (
        <>
          <TenantField named={tenant} />
          <EmailForm pending={pending} failure={failure} onEmail={lookUp} />
        </>
      ) : (
        <ProviderForm email={found.email} providers={found.providers} origin={origin} onOtherEmail={startOver} />
      )}
      <Anchor href={withOrigin('/login', origin)} size="sm" ta="center">
        {t('Sign in with username and password')}
      </Anchor>
    </AuthFrame>
  );
}
