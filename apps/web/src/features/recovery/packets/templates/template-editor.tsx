import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import {
  audiences,
  type CarrierClaimTemplate,
  type ClaimColumn,
  type ClaimTemplate,
  claimDateFormats,
  claimDelimiters,
  mostClaimColumns,
  resetClaimTemplate,
  saveClaimTemplate,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { momentText } from '../../../../lib/languages/moment-text.ts';
import { text } from '../../../../lib/languages/text.ts';
import { useBelongs } from '../../../../lib/session/use-permissions.ts';
import { discardUnsaved } from '../../../../lib/unsaved/unsaved.ts';
import { ConfirmButton } from '../../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { SettingsFrame } from '../../../../ui/table-page/form/settings-frame.tsx';
import { useProblemForm } from '../../../../ui/table-page/form/use-problem-form.ts';
import classes from '../claim-packets.module.css';
import { ColumnRow } from './column-row.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** What stands between the fields, in words. */
const delimiterNames: Readonly<Record<ClaimTemplate['delimiter'], string>> = {
  ',': text('Comma'),
  ';': text('Semicolon'),
  '\t': text('Tab'),
  '|': text('Vertical bar'),
};

/** The columns of a carrier's file and how it is written, with its first rows. */
export function TemplateEditor({ carrier }: { readonly carrier: CarrierClaimTemplate }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayChange = useBelongs()(audiences.changedCarriers);
  const { carrierId: id, carrierName, changedAt, changedBy } = carrier;
  const settings = useProblemForm({
    about: String(id),
    initialValues: carrier.template,
    send: (body) => call(saveClaimTemplate, { params: { id }, body }),
    onDone: () => done(t('Saved.')),
  });
  const { form } = settings;
  const { columns, dateFormat, delimiter, hasHeader } = form.values;
  const setColumns = (changed: readonly ClaimColumn[]) => form.setFieldValue('columns', [...changed]);
  return (
    <div className={classes.editor}>
      <Card
        title={t('File for {{carrier}}', { carrier: carrierName })}
        question={
          changedAt === null
            ? t('As Waybill ships it')
            : t('Changed by {{name}}, {{moment}}', { name: changedBy ?? '–', moment: momentText(changedAt) })
        }
        refreshing={false}
      >
        <SettingsFrame
          of={settings}
          readOnly={!mayChange}
          danger={
            changedAt === null ? undefined : (
              <ConfirmButton
                label={t('Reset')}
                question={t('The file for {{carrier}} will be as Waybill ships it. Your columns are lost.', {
                  carrier: carrierName,
                })}
                act={reset}
              />
            )
          }
        >
          <Group gap="sm" align="flex-end">
            <Select
              label={t('Dates')}
              w={150}
              allowDeselect={false}
              data={[...claimDateFormats]}
              {...form.getInputProps('dateFormat')}
            />
            <Select
              label={t('Between columns')}
              w={150}
              allowDeselect={false}
              data={claimDelimiters.map((each) => ({ value: each, label: t(delimiterNames[each]) }))}
              {...form.getInputProps('delimiter')}
            />
            <Switch label={t('Line of headers')} pb={8} {...form.getInputProps('hasHeader', { type: 'checkbox' })} />
          </Group>
          <Stack gap={6} component="ol" className={classes.columns} aria-label={t('Columns')}>
            {columns.map((column, index) => (
              <ColumnRow
                key={index}
                column={column}
                place={index + 1}
                isLast={index === columns.length - 1}
                error={form.errors[`columns.${index}.header`]}
                onChange={(changed) => setColumns(columns.with(index, changed))}
                onMove={(by) => setColumns(moved(columns, index, by))}
                onRemove={() => setColumns(columns.toSpliced(index, 1))}
              />
            ))}
          </Stack>
          {form.errors.columns === undefined ? null : (
            <Text size="sm" c="red" role="alert">
              {form.errors.columns}
            </Text>
          )}
          {mayChange ? (
            <div>
              <Button
                variant="default"
                size="xs"
                disabled={columns.length >= mostClaimColumns}
                onClick={() => setColumns([...columns, { field: 'text', header: '', text: '' }])}
              >
                {t('Add a column')}
              </Button>
            </div>
          ) : null}
        </SettingsFrame>
      </Card>
      <TemplatePreview carrierId={id} template={{ columns, dateFormat, delimiter, hasHeader }} />
    </div>
  );

  async function reset(): Promise<string> {
    await call(resetClaimTemplate, { params: { id } });
    discardUnsaved();
    void queryClient.invalidateQueries({ queryKey: ['claim-templates'] });
    return t('The file for {{carrier}} is as Waybill ships it.', { carrier: carrierName });
  }

  function done(message: string): void {
    void queryClient.invalidateQueries({ queryKey: ['claim-templates'] });
    notifications.show({ color: 'green', message });
  }
}

/** The columns with one moved up or down. */
function moved(columns: readonly ClaimColumn[], index: number, by: -1 | 1): readonly ClaimColumn[] {
  const [column, other] = [columns[index], columns[index + by]];
  return column === undefined || other === undefined ? columns : columns.with(index, other).with(index + by, column);
}
