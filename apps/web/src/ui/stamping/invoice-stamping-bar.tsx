import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRubberStamp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../lib/session/use-permissions.ts';
import { StampingDialog } from './stamping-dialog.tsx';

/** What the top bar of the billing page has: the way to stamp invoices, for those who may (S3 sections 2.4 and 2.9). */
export default function InvoiceStampingBar() {
  const { t } = useTranslation();
  const may = usePermissions();
  const [opened, { open, close }] = useDisclosure();
  if (!may('BILLING_STAMPING')) return null;
  return (
    <>
      <Button size="xs" leftSection={<IconRubberStamp size={16} />} onClick={open} visibleFrom="sm">
        {t('Stamp Invoices')}
      </Button>
      <ActionIcon variant="filled" aria-label={t('Stamp Invoices')} onClick={open} hiddenFrom="sm">
        <IconRubberStamp size={18} />
      </ActionIcon>
      {opened ? <StampingDialog onClose={close} /> : null}
    </>
  );
}
