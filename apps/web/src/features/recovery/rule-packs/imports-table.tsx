import { Badge } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type PackImport, type RulePack, revertRulePack } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { ruleKindNames } from '../../../ui/rules/rule-kind-names.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

interface ImportOfPack extends PackImport {
  readonly pack: RulePack;
}

/** What was imported, with the way to take it out of use. */
export function ImportsTable({ imports }: { readonly imports: readonly ImportOfPack[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('Imports')}
      rows={imports.toSorted((one, other) => other.id - one.id)}
      keyOf={({ id }) => String(id)}
      columns={[
        { header: t('File'), cell: ({ fileName }) => <bdi>{fileName}</bdi> },
        { header: t('Carrier'), cell: ({ pack }) => pack.carrier.name },
        { header: t('Rules'), cell: ({ pack }) => t(ruleKindNames[pack.kind] ?? pack.kind) },
        { header: t('Rows'), cell: ({ rows }) => countText(rows), numeric: true, sortBy: ({ rows }) => rows },
        { header: t('Version'), cell: ({ version }) => version.slice(0, 8) },
        { header: t('Imported'), cell: ({ at, by }) => `${momentText(at)}${by === null ? '' : `, ${by}`}` },
        { header: t('State'), cell: (each) => <StateOfImport of={each} />, acts: true },
      ]}
    />
  );
}

function StateOfImport({ of: { id, fileName, revertedAt } }: { readonly of: ImportOfPack }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  if (revertedAt !== null) {
    return (
      <Badge variant="default" tt="none">
        {t('Out of use since {{moment}}', { moment: momentText(revertedAt) })}
      </Badge>
    );
  }
  return (
    <ConfirmButton
      size="compact-sm"
      label={t('Take out of use')}
      question={t('The rules that were in use without this file are back. Bills and findings follow.')}
      act={async () => {
        await call(revertRulePack, { params: { id } });
        void queryClient.invalidateQueries();
        return t('{{name}} is out of use.', { name: fileName });
      }}
    />
  );
}
