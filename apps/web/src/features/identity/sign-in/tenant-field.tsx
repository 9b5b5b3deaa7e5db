import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shellSettingsOptions } from '../../../lib/menu/shell-settings.ts';
import { rememberedTenant, rememberTenant } from '../../../lib/signed-in/tenant.ts';

/**
 * Asks for the tenant where there are several, and remembers it on this device; a link may name it. Elsewhere there is
 * nothing to see, and nothing is remembered.
 */
export function TenantField({ named }: { readonly named: string | undefined }) {
  const { t } = useTranslation();
  const { data: shell } = useQuery(shellSettingsOptions);
  const [tenant, setTenant] = useState(named ?? rememberedTenant());
  const asks = shell?.asksTenant;
  useEffect(() => {
    if (asks !== undefined) rememberTenant(asks ? tenant : '');
  }, [asks, tenant]);
  if (!asks) return null;
  return (
    <TextInput
      label={t('Tenant')}
      description={t('Leave it empty if you were not given one.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="organization"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      maxLength={100}
      value={tenant}
      onChange={({ currentTarget }) => setTenant(currentTarget.value)}
    />
  );
}
