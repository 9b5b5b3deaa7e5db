import { Alert, Anchor, Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UnknownChargeRow } from '@waybill/contract';
import { type ChargeInTable, readChargeTable } from '@waybill/contract';
import { csvText } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { meaningText, nameOf } from './charge-texts.ts';
import { unknownChargesOptions } from './unknown-charges-queries.ts';
import { type ImportedCharges, useChargeImport } from './use-charge-import.ts';

const columns = ['carrier', 'text', 'code', 'from', 'family', 'accessorial', 'meaning'];

/** The unknown charges as a table to fill in and import, with what is suggested for each. */
const chargeTableOf = (rows: readonly UnknownChargeRow[]): string =>
  csvText([
    columns,
    ...rows.map(({ carrierName, description, code, firstSeen, family, suggestion }) => [
      carrierName,
      description ?? '',
      code ?? '',
      firstSeen,
      suggestion?.family ?? family,
      suggestion?.group ?? '',
      '',
    ]),
  ]);

const dialogWidth = 640;
const tableHeight = 280;

interface Props {
  readonly onClose: () => void;
}

/** Classifies all charges of a dated table: first the file, then what it says, then what was done. */
export function ImportChargesDialog({ onClose }: Props) {
  const { t } = useTranslation();
  const [charges, setCharges] = useState<readonly ChargeInTable[]>();
  const { importing, done } = useChargeImport();
  return (
    <Dialog title={t('Import a table of charges')} onClose={onClose} size={dialogWidth}>
      {charges === undefined ? (
        <ChooseTable onRead={setCharges} />
      ) : importing.data !== undefined ? (
        <Imported imported={importing.data} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <ChargesOfTable charges={charges} />
          {importing.error === null ? null : <Failure error={importing.error} />}
          {importing.isPending ? (
            <Progress
              value={(100 * done) / newOnes(charges).length}
              aria-label={t('{{done}} of {{all}} charges classified', { done, all: newOnes(charges).length })}
            />
          ) : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={importing.isPending} onClick={() => setCharges(undefined)}>
              {t('Back')}
            </Button>
            <Button
              loading={importing.isPending}
              disabled={newOnes(charges).length === 0}
              onClick={() => importing.mutate(newOnes(charges))}
            >
              {t('Classify these charges')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

const newOnes = (charges: readonly ChargeInTable[]): readonly ChargeInTable[] =>
  charges.filter(({ isKnown }) => !isKnown);

function ChooseTable({ onRead }: { readonly onRead: (charges: readonly ChargeInTable[]) => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const { data } = useQuery(unknownChargesOptions);
  const reading = useMutation({
    mutationFn: async (chosen: File) => await call(readChargeTable, { body: { table: await chosen.text() } }),
    onSuccess: (answer) => onRead(answer.charges),
  });
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'A CSV file with the columns carrier, text, code, from, family, accessorial and meaning. Text and code are those on the invoice; each row counts from its day on.',
        )}
      </Text>
      {data === undefined ? null : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => saveFile(new Blob([chargeTableOf(data.rows)], { type: 'text/csv' }), 'charges.csv')}
        >
          {t('Download the unknown charges as a table in this form')}
        </Anchor>
      )}
      <FileInput
        label={t('Table of charges')}
        placeholder={t('Choose a CSV file')}
        accept=".csv,text/csv"
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        value={file}
        onChange={(chosen) => {
          reading.reset();
          setFile(chosen);
        }}
      />
      {reading.error === null ? null : <Failure error={reading.error} />}
      <Button
        style={{ alignSelf: 'flex-end' }}
        disabled={file === null}
        loading={reading.isPending}
        onClick={() => (file === null ? undefined : reading.mutate(file))}
      >
        {t('Check the table')}
      </Button>
    </Stack>
  );
}

function ChargesOfTable({ charges }: { readonly charges: readonly ChargeInTable[] }) {
  const { t } = useTranslation();
  const known = charges.length - newOnes(charges).length;
  return (
    <>
      <Text size="sm">
        {t(
          'These charges change in all figures and for all clients, each from its day on. Every classification can be undone by itself.',
        )}
      </Text>
      {known === 0 ? null : (
        <Text size="sm" c="dimmed">
          {t('{{count, number}} are classified like this already', { count: known })}
        </Text>
      )}
      <DataTable<ChargeInTable>
        caption={t('Charges of the table')}
        height={tableHeight}
        columns={[
          { header: t('Charge'), cell: (row) => <ChargeName charge={row} /> },
          { header: t('Counts as'), cell: ({ input }) => meaningText(t, input) },
          { header: t('From invoice date'), cell: ({ input }) => displayDate(input.validFrom) },
        ]}
        rows={newOnes(charges)}
        keyOf={({ row }) => String(row)}
      />
    </>
  );
}

function ChargeName({ charge: { carrierName, input } }: { readonly charge: ChargeInTable }) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'break-word' }}>
        {nameOf(input)}
      </Text>
      <Text size="xs" c="dimmed">
        {carrierName}
      </Text>
    </>
  );
}

function Imported({ imported, onClose }: { readonly imported: ImportedCharges; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { classified, refused } = imported;
  return (
    <Stack gap="md">
      <Text size="sm">{t('{{count, number}} charges classified', { count: classified })}</Text>
      {refused.length === 0 ? null : (
        <Alert color="red" variant="light" role="alert" title={t('Not classified')}>
          {refused.map(({ charge, reason }) => (
            <div key={charge.row}>{`${nameOf(charge.input)}: ${reason}`}</div>
          ))}
        </Alert>
      )}
      <Button style={{ alignSelf: 'flex-end' }} onClick={onClose}>
        {t('Close')}
      </Button>
    </Stack>
  );
}

function Failure({ error }: { readonly error: Error }) {
  return (
    <Alert color="red" variant="light" role="alert">
      {errorText(error)}
    </Alert>
  );
}
