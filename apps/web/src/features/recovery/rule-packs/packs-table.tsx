import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { exportRulePack, type RulePack } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { callText } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { ruleKindNames } from '../../../ui/rules/rule-kind-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

/** The rules in use of each carrier and kind. */
export function PacksTable({ packs }: { readonly packs: readonly RulePack[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('Rules in use')}
      rows={packs}
      keyOf={({ carrier, kind }) => `${carrier.id} ${kind}`}
      columns={[
        { header: t('Carrier'), cell: ({ carrier }) => carrier.name, sortBy: ({ carrier }) => carrier.name },
        { header: t('Rules'), cell: ({ kind }) => t(ruleKindNames[kind] ?? kind) },
        { header: t('Rows'), cell: ({ rows }) => countText(rows), numeric: true, sortBy: ({ rows }) => rows },
        {
          header: t('Second-hand'),
          cell: ({ secondHandRows }) => countText(secondHandRows),
          numeric: true,
          sortBy: ({ secondHandRows }) => secondHandRows,
        },
        { header: t('Days'), cell: (pack) => daysText(pack, t('until further notice')) },
        { header: t('Version'), cell: ({ version }) => version?.slice(0, 8) ?? '–' },
        { header: t('File'), cell: (pack) => <ExportPack pack={pack} />, acts: true },
      ]}
    />
  );
}

function daysText({ from, to }: RulePack, openEnd: string): string {
  if (from === null) return '–';
  return `${displayDate(from)} – ${to === null ? openEnd : displayDate(to)}`;
}

function ExportPack({ pack: { carrier, kind, rows } }: { readonly pack: RulePack }) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: async () => {
      const content = await callText(exportRulePack, { query: { carrierId: carrier.id, kind } });
      saveFile(new Blob([content], { type: 'text/csv' }), `${carrier.name} ${kind}.csv`);
    },
    onError: (error) => notifyFailure(t('The file could not be made.'), error),
  });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      disabled={rows === 0}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('Export')}
    </Button>
  );
}
