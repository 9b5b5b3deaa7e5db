import {
  Alert,
  Button,
  Checkbox,
  FileInput,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type AgreementTable, largestTableFile, readAgreementTable } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { base64Of } from '../../../../lib/files/base64-of.ts';
import { countText } from '../../../../lib/languages/formats.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { columnUses, guessedMapping, mappedLines, type TableMapping, takesColumns } from './map-table.ts';
import { MappedPreview } from './mapped-preview.tsx';
import { agreementParts, columnsOf, type PartColumn, type PartName, partNames } from './parts.ts';
import type { SheetRow } from './sheet.ts';

interface Props {
  readonly part: PartName;
  readonly onLines: (part: PartName, lines: readonly SheetRow[]) => void;
  readonly onClose: () => void;
}

const accepted = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' as const;
const valuesShown = 3;

/** Lines of an agreement from a spreadsheet with columns of any names: what they mean is chosen, and shown before it counts. */
export function TableDialog({ part, onLines, onClose }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<AgreementTable>();
  const [mapping, setMapping] = useState<TableMapping>();
  const [leavesOut, setLeavesOut] = useState(false);
  const nameOf = ({ label }: PartColumn) => t(label);
  const guess = (read: AgreementTable, into: PartName) => {
    setMapping(guessedMapping(read.lines, into, nameOf));
    setLeavesOut(false);
  };
  const reading = useMutation({
    mutationFn: async ({ chosen, sheet }: { chosen: File; sheet?: string }) => {
      if (chosen.size > largestTableFile) throw new Error(t('{{name}} is larger than 4 MB.', { name: chosen.name }));
      const content = await base64Of(chosen);
      return await call(readAgreementTable, { body: { content, ...(sheet === undefined ? {} : { sheet }) } });
    },
    onSuccess: (read) => {
      setTable(read);
      guess(read, mapping?.part ?? part);
    },
  });
  const mapped = useMemo(
    () => (table === undefined || mapping === undefined ? [] : mappedLines(table.lines, mapping)),
    [table, mapping],
  );
  const understood = mapped.filter(({ unread }) => unread.length === 0);
  const change = (changed: Partial<TableMapping>) => setMapping((before) => before && { ...before, ...changed });
  const [read] = table?.sheets ?? [];
  return (
    <Dialog title={t('Import a table')} onClose={onClose} size={1000}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <FileInput
            label={t('File')}
            description={t('CSV or Excel workbook with a line for each line of the agreement')}
            required
            accept={accepted}
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              setTable(undefined);
              setMapping(undefined);
              if (chosen !== null) reading.mutate({ chosen });
            }}
          />
          {file === null || read === undefined || table === undefined || table.sheets.length < 2 ? null : (
            <Select
              label={t('Sheet')}
              allowDeselect={false}
              data={table.sheets}
              value={read}
              onChange={(sheet) => sheet !== null && reading.mutate({ chosen: file, sheet })}
            />
          )}
        </Group>
        {reading.error === null ? null : (
          <Alert color="red" title={t('The table cannot be read')}>
            {errorText(reading.error)}
          </Alert>
        )}
        {table === undefined || mapping === undefined ? null : (
          <>
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
              <Select
                label={t('Part of the agreement')}
                allowDeselect={false}
                data={partNames.map((value) => ({ value, label: t(agreementParts[value].label) }))}
                value={mapping.part}
                onChange={(value) => guess(table, partNames.find((each) => each === value) ?? mapping.part)}
              />
              <NumberInput
                label={t('Line with the names of columns')}
                min={1}
                max={Math.max(1, table.lines.length)}
                allowDecimal={false}
                value={mapping.header + 1}
                onChange={(line) => change({ header: Math.max(0, Number(line) - 1) })}
              />
              <Checkbox
                label={t('0.41 stands for 41%')}
                checked={mapping.areFractions}
                onChange={({ currentTarget }) => change({ areFractions: currentTarget.checked })}
              />
            </SimpleGrid>
            <ColumnUses table={table} mapping={mapping} onUses={(uses) => change({ uses })} />
            <Constants mapping={mapping} onConstants={(constants) => change({ constants })} />
            <MappedPreview part={mapping.part} lines={mapped} />
            {mapped.length === understood.length ? null : (
              <Checkbox
                label={t('Leave out the lines that are not understood: {{lines}}', {
                  lines: countText(mapped.length - understood.length),
                })}
                checked={leavesOut}
                onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
              />
            )}
            <Group justify="flex-end">
              <Button
                disabled={understood.length === 0 || (understood.length < mapped.length && !leavesOut)}
                onClick={() =>
                  onLines(
                    mapping.part,
                    understood.map(({ row }) => row),
                  )
                }
              >
                {t('Add lines: {{lines}}', { lines: countText(understood.length) })}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface UsesProps {
  readonly table: AgreementTable;
  readonly mapping: TableMapping;
  readonly onUses: (uses: readonly string[]) => void;
}

/** What each column of the table means. */
function ColumnUses({ table, mapping, onUses }: UsesProps) {
  const { t } = useTranslation();
  const { part, header, uses } = mapping;
  const headers = table.lines[header] ?? [];
  const fields = columnsOf(part).map(({ field, label }) => ({ value: field, label: t(label) }));
  const ranges = columnsOf(part).some(({ field }) => field === 'pounds') ? (['poundsFrom', 'poundsTo'] as const) : [];
  const values = takesColumns(part) ? (['zone', 'service'] as const) : [];
  const choices = [...fields, ...[...ranges, ...values].map((value) => ({ value, label: t(columnUses[value]) }))];
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('What the columns mean')}
      </Text>
      <Group gap="sm" align="flex-end">
        {headers.map((name, place) => {
          const shown = table.lines
            .slice(header + 1)
            .map((cells) => cells[place] ?? '')
            .filter((cell) => cell !== '')
            .slice(0, valuesShown);
          return name.trim() === '' && shown.length === 0 ? null : (
            <Select
              key={place}
              size="xs"
              w={250}
              label={name.trim() === '' ? t('Column {{number}}', { number: place + 1 }) : name}
              description={<bdi>{shown.join(' · ') || '–'}</bdi>}
              placeholder={t('Left aside')}
              clearable
              searchable
              data={choices}
              value={uses[place] || null}
              onChange={(use) => onUses(headers.map((_, at) => (at === place ? (use ?? '') : (uses[at] ?? ''))))}
            />
          );
        })}
      </Group>
    </Stack>
  );
}

interface ConstantsProps {
  readonly mapping: TableMapping;
  readonly onConstants: (constants: SheetRow) => void;
}

/** What a line must say, where the table has no column for it. */
function Constants({ mapping: { part, uses, constants }, onConstants }: ConstantsProps) {
  const { t } = useTranslation();
  const told = new Set([...uses, ...(uses.includes('service') ? ['services'] : [])]);
  const hasValues = uses.includes('zone') || uses.includes('service');
  const missing = columnsOf(part).filter(
    ({ field, required }) => required === true && !told.has(field) && !(hasValues && ['off', 'floor'].includes(field)),
  );
  if (missing.length === 0) return null;
  return (
    <Group gap="sm" align="flex-end">
      {missing.map(({ field, label }) => (
        <TextInput
          key={field}
          size="xs"
          label={t('{{field}} of all lines', { field: t(label) })}
          value={constants[field] ?? ''}
          onChange={({ currentTarget }) => onConstants({ ...constants, [field]: currentTarget.value })}
        />
      ))}
    </Group>
  );
}
