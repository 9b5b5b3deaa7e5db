import { Alert, Button, Checkbox, FileInput, Group, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importRulePack, largestTableFile, previewRulePack, type RuleFile } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { base64Of } from '../../../lib/files/base64-of.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ruleKindNames } from '../../../ui/rules/rule-kind-names.ts';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { ImportPreview } from './import-preview.tsx';

interface Props {
  readonly carriers: readonly { readonly id: number; readonly name: string }[];
  readonly kinds: readonly string[];
  readonly onClose: () => void;
}

type Said = Omit<RuleFile, 'carrierId' | 'kind' | 'fileName' | 'content'>;

const accepted = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' as const;

/** A carrier's table: what it does not say itself, what its import would change, and the import. */
export function ImportRules({ carriers, kinds, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [carrier, setCarrier] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({ secondHand: false });
  const body = async (): Promise<RuleFile> => {
    if (file === null || carrier === null || kind === null) throw new Error(t('Choose carrier, rules and file.'));
    if (file.size > largestTableFile) throw new Error(t('{{name}} is larger than 4 MB.', { name: file.name }));
    return { ...said, carrierId: Number(carrier), kind, fileName: file.name, content: await base64Of(file) };
  };
  const previewing = useMutation({ mutationFn: async () => call(previewRulePack, { body: await body() }) });
  const importing = useMutation({
    mutationFn: async () => call(importRulePack, { body: await body() }),
    onSuccess: ({ fileName, rows }) => {
      void queryClient.invalidateQueries();
      notifications.show({
        color: 'green',
        message: t('{{name}}: rules in use: {{rows}}.', { name: fileName, rows: countText(rows) }),
      });
      onClose();
    },
  });
  const change = (changed: Partial<Said>) => {
    setSaid((before) => ({ ...before, ...changed }));
    previewing.reset();
  };
  const failure = importing.error ?? previewing.error;
  return (
    <Dialog title={t('Import rules')} onClose={onClose} size={720}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <Select
            label={t('Carrier')}
            required
            data={carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={carrier}
            onChange={(value) => {
              setCarrier(value);
              previewing.reset();
            }}
          />
          <Select
            label={t('Rules')}
            required
            data={kinds.map((value) => ({ value, label: t(ruleKindNames[value] ?? value) }))}
            value={kind}
            onChange={(value) => {
              setKind(value);
              previewing.reset();
            }}
          />
        </Group>
        <FileInput
          label={t('File')}
          description={t('The carrier’s table as CSV or Excel workbook, or a file that was exported here')}
          required
          accept={accepted}
          value={file}
          onChange={(value) => {
            setFile(value);
            previewing.reset();
          }}
        />
        <Group grow align="flex-start">
          <DayFilter label={t('First day')} value={said.from} onDay={(from) => change({ from })} />
          <DayFilter label={t('Last day')} value={said.to} onDay={(to) => change({ to })} />
        </Group>
        <TextInput
          label={t('Source')}
          description={t('Where the table was published, if it has no column that says so')}
          value={said.source ?? ''}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        <Group grow align="flex-start">
          <TextInput
            label={t('Services')}
            description={t('As on invoices, such as UPS Ground%; empty for all')}
            value={said.service ?? ''}
            onChange={({ currentTarget }) => change({ service: currentTarget.value })}
          />
          {kind === 'zones' ? (
            <TextInput
              label={t('Origin ZIP prefix')}
              description={t('Three digits, or a range such as 917-918')}
              value={said.origin ?? ''}
              onChange={({ currentTarget }) => change({ origin: currentTarget.value })}
            />
          ) : null}
        </Group>
        <Checkbox
          label={t('The source is not the carrier itself')}
          checked={said.secondHand ?? false}
          onChange={({ currentTarget }) => change({ secondHand: currentTarget.checked })}
        />
        {failure === null ? null : (
          <Alert color="red" title={t('Nothing was imported')}>
            {errorText(failure)}
          </Alert>
        )}
        {previewing.data === undefined ? null : (
          <ImportPreview preview={previewing.data} onSheet={(sheet) => change({ sheet })} />
        )}
        <Group justify="flex-end">
          <Button variant="default" loading={previewing.isPending} onClick={() => previewing.mutate()}>
            {t('Show what would change')}
          </Button>
          <Button
            disabled={previewing.data === undefined}
            loading={importing.isPending}
            onClick={() => importing.mutate()}
          >
            {t('Import')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
