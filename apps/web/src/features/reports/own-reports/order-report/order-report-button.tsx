import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getReportsAccessableByUser } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { OrderReport } from './order-report.tsx';

/** Opens the form for reports that have a name; nothing for users who may order none. */
export function OrderReportButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data: offered = [] } = useQuery({
    queryKey: ['named reports'],
    queryFn: ({ signal }) => call(getReportsAccessableByUser, { query: {} }, signal),
  });
  if (offered.length === 0) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('Request a report')}
      </Button>
      {isOpen ? <OrderReport offered={offered} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
