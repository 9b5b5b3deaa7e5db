import { Button, Group, Select } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listRulePacks } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { ImportRules } from './import-rules.tsx';
import { ImportsTable } from './imports-table.tsx';
import { PacksTable } from './packs-table.tsx';

const height = 320;

const packsOptions = queryOptions({
  queryKey: ['rule packs'],
  queryFn: ({ signal }) => call(listRulePacks, {}, signal),
});

/** What carriers may charge, as dated rules: what is in use, and what was imported. */
export default function RulePacks() {
  const { t } = useTranslation();
  const [carrier, setCarrier] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(packsOptions);
  if (data === undefined) {
    return error === null ? (
      <CardSkeleton height={height} />
    ) : (
      <CardFailure error={error} height={height} onRetry={() => void refetch()} />
    );
  }
  const shown = data.packs.filter((pack) => carrier === null || String(pack.carrier.id) === carrier);
  const imports = shown.flatMap((pack) => pack.imports.map((each) => ({ ...each, pack })));
  return (
    <div className={cards.page}>
      <Group align="flex-end" justify="space-between">
        <Select
          label={t('Carrier')}
          placeholder={t('All carriers')}
          clearable
          data={data.carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={carrier}
          onChange={setCarrier}
        />
        <Button leftSection={<IconUpload size={16} />} onClick={() => setImporting(true)}>
          {t('Import rules')}
        </Button>
      </Group>
      <Card
        title={t('Rules in use')}
        question={t('What carriers publish, by day; later imports replace earlier rules about the same')}
        refreshing={isFetching}
      >
        {shown.length === 0 ? (
          <CardEmpty height={120} why={t('No rules of this carrier are held.')} />
        ) : (
          <PacksTable packs={shown} />
        )}
      </Card>
      <Card
        title={t('Imports')}
        question={t('Each can be taken out of use: what was in use without it is back')}
        refreshing={isFetching}
      >
        {imports.length === 0 ? (
          <CardEmpty height={120} why={t('Nothing was imported: the rules in use come with Waybill.')} />
        ) : (
          <ImportsTable imports={imports} />
        )}
      </Card>
      {importing ? (
        <ImportRules carriers={data.carriers} kinds={data.kinds} onClose={() => setImporting(false)} />
      ) : null}
    </div>
  );
}
