import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { draftAgreementFromBills } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { countText, displayDate } from '../../../../lib/languages/formats.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { carrierChoices, idOf, optionsOf, requiredIdOf } from '../../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../../ui/table-page/form/client-select.tsx';
import { DayFilter } from '../../../../ui/table-page/table/day-filter.tsx';
import { FactsTable } from '../../../../ui/tables/facts-table.tsx';
import { lineCounts, sheetOfDraft } from './evidence.ts';
import { type AgreementSheet, accountsOf } from './sheet.ts';

interface Props {
  readonly clientId: string | null;
  readonly carrierId: string | null;
  readonly onDraft: (drafted: AgreementSheet & { readonly clientId: string | null }) => void;
  readonly onClose: () => void;
}

/** What a client's own invoices show of its agreement: asked for, told, and taken into the form. */
export function DraftDialog({ onDraft, onClose, ...given }: Props) {
  const { t } = useTranslation();
  const { data: carriers } = useSuspenseQuery(carrierChoices);
  const [asked, setAsked] = useState({ ...given, accounts: '', from: undefined as string | undefined });
  const drafting = useMutation({
    mutationFn: () =>
      call(draftAgreementFromBills, {
        body: {
          clientId: requiredIdOf(asked.clientId),
          carrierId: idOf(asked.carrierId) ?? Number.NaN,
          accounts: [...accountsOf(asked.accounts)],
          ...(asked.from === undefined ? {} : { from: asked.from }),
        },
      }),
  });
  const change = (changed: Partial<typeof asked>) => {
    setAsked((before) => ({ ...before, ...changed }));
    drafting.reset();
  };
  const draft = drafting.data;
  return (
    <Dialog title={t('Draft from your own invoices')} onClose={onClose} size={640}>
      <Stack gap="sm">
        <Text size="sm">
          {t(
            'What most packages of a kind were billed is taken for what was agreed, and each line says on how many packages that rests. Review the lines before you activate them.',
          )}
        </Text>
        <Group grow align="flex-start">
          <ClientSelect value={asked.clientId} onChange={(clientId) => change({ clientId })} />
          <Select
            label={t('Carrier')}
            required
            searchable
            limit={100}
            data={optionsOf(carriers)}
            value={asked.carrierId}
            onChange={(carrierId) => change({ carrierId })}
          />
        </Group>
        <Group grow align="flex-start">
          <Textarea
            label={t('Accounts')}
            description={t('One on each line; empty for all that were billed')}
            autosize
            minRows={1}
            maxRows={6}
            spellCheck={false}
            value={asked.accounts}
            onChange={({ currentTarget }) => change({ accounts: currentTarget.value })}
          />
          <DayFilter label={t('First ship date')} value={asked.from} onDay={(from) => change({ from })} />
        </Group>
        {drafting.error === null ? null : (
          <Alert color="red" title={t('Nothing was drafted')}>
            {errorText(drafting.error)}
          </Alert>
        )}
        {draft === undefined ? null : (
          <FactsTable
            facts={[
              [t('Ship dates'), `${displayDate(draft.from)} – ${displayDate(draft.to)}`],
              [t('Packages'), countText(draft.packages)],
              [
                t('Accounts billed'),
                draft.accounts.map(({ account, packages }) => `${account} (${countText(packages)})`).join(', '),
              ],
              [t('Lines'), lineCounts(draft, t)],
              ...(draft.unknownCharges.length === 0
                ? []
                : [
                    [
                      t('Charges that no rule pack knows: without a line'),
                      draft.unknownCharges.map(({ charge, count }) => `${charge} (${countText(count)})`).join(', '),
                    ] as const,
                  ]),
            ]}
          />
        )}
        <Group justify="flex-end">
          <Button
            variant={draft === undefined ? 'filled' : 'default'}
            loading={drafting.isPending}
            disabled={asked.clientId === null || asked.carrierId === null}
            onClick={() => drafting.mutate()}
          >
            {t('Read the invoices')}
          </Button>
          {draft === undefined ? null : (
            <Button onClick={() => onDraft({ ...sheetOfDraft(draft), clientId: asked.clientId })}>
              {t('Review the draft')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
