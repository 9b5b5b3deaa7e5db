import {
  Alert,
  Autocomplete,
  Button,
  Card,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { FileMapping, MappingStart } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, fieldText } from '../../../../lib/api/api-error.ts';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { clientChoices, idOf } from '../../../../ui/table-page/choices.ts';
import { ClientOfAccounts } from '../client-of-accounts.tsx';
import { PreviewBadge } from '../preview-badge.tsx';
import { ColumnsOfFile } from './columns-of-file.tsx';
import { CommunityOffers } from './community-offers.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { type Draft, isOfDeliveries } from './mapping-draft.ts';
import { TriedMappingCard } from './tried-mapping.tsx';
import { type MappingChoice, renamed } from './use-mapping-choice.ts';
import { type FileToTry, useTriedMapping } from './use-tried-mapping.ts';
import { WhereRowsAre } from './where-rows-are.tsx';

interface Props {
  readonly title: string;
  /** What to do here. */
  readonly purpose: string;
  readonly start: MappingStart;
  /** On which the mapping is tried; undefined if there is none. */
  readonly file: FileToTry | undefined;
  /** For unknown accounts, if one was chosen before. */
  readonly clientId: number | null;
  /** Looks for the columns elsewhere in the file; absent where they are given. */
  onChoose?: (choice: MappingChoice, mapping: FileMapping, isKindChosen: boolean) => void;
  save(mapping: FileMapping, clientId: number | null): Promise<void>;
  /** Leaves the editor. */
  goBack(): void;
}

/** The columns of a file and their meanings, the result, and the name under which to save the layout. */
export function MapFile({ title, purpose, start, file, clientId: chosen, onChoose, save, goBack }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  const [mapping, setMapping] = useState<FileMapping>(start.guess);
  const [other, setOther] = useState<FileMapping | null>(start.otherGuess);
  const only = clients.length === 1 ? clients[0]?.id : undefined;
  const [clientId, setClientId] = useState<string | null>(String(chosen ?? only ?? '') || null);
  const client = idOf(clientId);
  const { data: tried, isFetching, error } = useTriedMapping(file, mapping, client);
  const forget = useDraft({ about: start.fileName, values: mapping, opened: start.guess, restore: setMapping });
  const saving = useMutation({
    mutationFn: () => save(mapping, client),
    onSuccess: () => {
      forget();
      goBack();
    },
  });
  const around = { columns: start.columns, problems: tried?.problems ?? problemsIn(saving.error) };
  const guess = [start.guess, start.otherGuess].find((each) => each?.format === 'waybill mapping 1');
  const beside = {
    cellsAbove: start.cellsAbove,
    placesAbove: start.placesAbove,
    evidence: start.evidence,
    guess: guess?.format === 'waybill mapping 1' ? guess : undefined,
  };
  const change = (part: Partial<FileMapping>) => setMapping((before) => ({ ...before, ...part }) as FileMapping);
  const isKindChosen = mapping.format !== start.guess.format;
  const draft: Draft = { mapping, ...around, change };
  const takeForOther = () => {
    if (other === null) return;
    setMapping(renamed(other, mapping.name, mapping.carrier));
    setOther(mapping);
  };
  const preview = tried?.preview ?? null;
  const reason = preview?.messages[0] ?? tried?.problems[0]?.message;
  const atField = (field: string) => {
    const problem = saving.error instanceof ApiError ? saving.error.problem : undefined;
    const message = problem?.errors?.find((each) => each.field === field)?.message;
    return message === undefined ? undefined : fieldText(message);
  };
  const isAtField = atField('name') !== undefined || atField('carrier') !== undefined;
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Title order={1} fz="xl" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {purpose}
        </Text>
      </Stack>
      <CommunityOffers offers={start.offers} mapping={mapping} onTake={setMapping} />
      <Card withBorder padding="md">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <TextInput
              label={t('Name of the layout')}
              required
              maxLength={100}
              value={mapping.name}
              error={atField('name')}
              onChange={(event) => draft.change({ name: event.currentTarget.value })}
            />
            <Autocomplete
              label={t('Carrier')}
              required={!isOfDeliveries(mapping)}
              maxLength={100}
              limit={50}
              description={
                isOfDeliveries(mapping)
                  ? t('Leave it empty if a column names the carrier, or if the file covers several.')
                  : t('A new name adds the carrier.')
              }
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              data={start.carriers}
              value={mapping.carrier ?? ''}
              error={atField('carrier')}
              onChange={(carrier) => setMapping((before) => renamed(before, before.name, carrier))}
            />
            {isOfDeliveries(mapping) ? null : <ClientOfAccounts value={clientId} onChange={setClientId} />}
          </SimpleGrid>
          {other === null ? null : (
            <SegmentedControl
              aria-label={t('What the file contains')}
              value={isOfDeliveries(mapping) ? 'deliveries' : 'invoices'}
              onChange={takeForOther}
              data={[
                { value: 'invoices', label: t('Invoices and charges') },
                { value: 'deliveries', label: t('Deliveries') },
              ]}
              style={{ alignSelf: 'flex-start' }}
            />
          )}
          {saving.error === null || isAtField ? null : (
            <Alert color="red" variant="light" role="alert">
              {errorText(saving.error)}
            </Alert>
          )}
          <Group gap="sm">
            <Button
              loading={saving.isPending}
              disabled={
                mapping.name.trim() === '' ||
                (!isOfDeliveries(mapping) && mapping.carrier.trim() === '') ||
                (file !== undefined && preview === null)
              }
              onClick={() => saving.mutate()}
            >
              {t('Save layout')}
            </Button>
            <Button variant="default" onClick={goBack}>
              {t('Cancel')}
            </Button>
            {preview === null ? null : <PreviewBadge preview={preview} />}
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {reason === undefined ? null : serverText(reason)}
            </Text>
          </Group>
        </Stack>
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <ColumnsOfFile mapping={mapping} columns={start.columns} />
        <Card withBorder padding="md">
          <Stack gap="md">
            <Title order={2} fz="md">
              {t('Where the rows are')}
            </Title>
            <WhereRowsAre
              draft={draft}
              start={start}
              onChoose={onChoose === undefined ? undefined : (choice) => onChoose(choice, mapping, isKindChosen)}
            />
            <Title order={2} fz="md">
              {t('What they contain')}
            </Title>
            {isOfDeliveries(mapping) ? (
              <DeliveryFields draft={{ mapping, ...around, change }} />
            ) : (
              <InvoiceFields
                draft={{ mapping, ...around, ...beside, change }}
                file={file}
                sheets={start.sheets.filter((sheet) => sheet !== start.sheet)}
                unknownTexts={(preview?.mappedToOther ?? []).map(({ description }) => description)}
              />
            )}
          </Stack>
        </Card>
      </SimpleGrid>
      {file === undefined ? (
        <Text size="sm" c="dimmed">
          {t('No file of this layout is stored, so there is no preview.')}
        </Text>
      ) : (
        <TriedMappingCard tried={tried} isPending={isFetching} error={error} />
      )}
    </Stack>
  );
}

/** The server's messages about fields of the mapping. */
const problemsIn = (error: Error | null): Draft['problems'] =>
  error instanceof ApiError ? (error.problem?.errors ?? []) : [];
