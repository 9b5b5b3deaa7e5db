import { Badge, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { exceptionStates, type Finding } from '@waybill/contract';
import { type ExceptionLevel, findRule } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate, displayDateTime, moneyText } from '../../../lib/languages/formats.ts';
import { AddResponse } from '../../../ui/shipment/carrier-responses/add-response.tsx';
import { PackageResponses } from '../../../ui/shipment/carrier-responses/package-responses.tsx';
import { DetailTable } from '../../../ui/shipment/detail-table.tsx';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import { idOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { OwnerSelect, StateSelect } from './change-fields.tsx';
import { ClaimBy } from './claim-by.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { exceptionCalls, findingsKey } from './exception-queries.ts';

interface Props {
  readonly level: ExceptionLevel;
  readonly finding: Finding;
  /** The invoice dates among which it was found. */
  readonly dates: { readonly from: string | undefined; readonly to: string | undefined };
  readonly onClose: () => void;
}

/** A finding: what the rule says, what is at stake, and what is being done about it. */
export function FindingPanel({ level, finding, dates, onClose }: Props) {
  const { t } = useTranslation();
  const rule = findRule(finding.rule);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Group gap="sm">
          <Text fz={22} fw={600} className="numeric">
            {moneyText(finding.amount)}
          </Text>
          {finding.answered ? (
            <Badge variant="default" tt="none">
              {t('Credit received')}
            </Badge>
          ) : null}
        </Group>
        {finding.claimBy === null ? null : (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {t('Claim by')}
            </Text>
            <ClaimBy {...finding} />
          </Group>
        )}
        <Text size="sm">{rule === undefined ? '' : t(rule.meaning)}</Text>
        <Text size="sm" c="dimmed">
          {rule === undefined ? '' : t('At stake: {{amount}}', { amount: t(rule.atStake) })}
        </Text>
      </Stack>
      {finding.trackingNumber === null ? null : (
        <Group gap={8}>
          <Text size="sm" c="dimmed">
            {t('Tracking Number')}
          </Text>
          <ShipmentLink trackingNumber={finding.trackingNumber} clientId={finding.clientId} />
        </Group>
      )}
      {finding.trackingNumber === null ? null : (
        <ClaimEvidence level={level} finding={{ ...finding, trackingNumber: finding.trackingNumber }} />
      )}
      <DetailTable
        title={t('Billed')}
        details={[
          { label: t('Carrier'), value: finding.carrierName },
          { label: t('Client'), value: finding.clientName },
          { label: t('Account'), value: finding.accountNumber },
          { label: t('Invoice number'), value: finding.invoiceNumber },
          { label: t('Invoice date'), value: displayDate(finding.billDate) },
          { label: t('Ship date'), value: displayDate(finding.shipDate) },
          { label: t('Service'), value: finding.service },
          ...(finding.charge === '' ? [] : [{ label: t('Charge'), value: finding.charge }]),
        ]}
      />
      {finding.trackingNumber === null ? null : (
        <>
          <PackageResponses
            clientId={finding.clientId}
            trackingNumber={finding.trackingNumber}
            carrierName={finding.carrierName}
            mayDelete
          />
          <AddResponse clientId={finding.clientId} trackingNumber={finding.trackingNumber} />
        </>
      )}
      <FindingForm
        key={`${finding.id} ${finding.changedAt}`}
        level={level}
        finding={finding}
        dates={dates}
        onClose={onClose}
      />
    </Stack>
  );
}

function FindingForm({ level, finding, dates, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: {
      state: finding.state as string | null,
      ownerId: finding.owner === null ? null : String(finding.owner.id),
      claimReference: finding.claimReference,
      note: finding.note,
    },
    send: ({ state, ownerId, claimReference, note }) =>
      call(exceptionCalls[level].change, {
        body: {
          filters: { clientId: finding.clientId, rule: finding.rule, ...dates },
          ids: [finding.id],
          state: exceptionStates.find((each) => each === state),
          ownerId: idOf(ownerId),
          claimReference: claimReference.trim(),
          note: note.trim(),
        },
      }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: findingsKey(level) });
      notifications.show({ color: 'green', message: t('Saved.') });
      onClose();
    },
  });
  return (
    <FormFrame onSubmit={submit} onCancel={onClose} submitLabel={t('Save')} pending={pending} failure={failure}>
      <StateSelect allowDeselect={false} {...form.getInputProps('state')} />
      <TextInput
        label={t('Claim number')}
        description={t('The carrier’s reference for the claim')}
        maxLength={60}
        {...form.getInputProps('claimReference')}
      />
      <OwnerSelect level={level} held={finding.owner} {...form.getInputProps('ownerId')} />
      <Textarea label={t('Note')} autosize minRows={3} maxRows={10} maxLength={2_000} {...form.getInputProps('note')} />
      {finding.changedAt === null ? null : (
        <Text size="xs" c="dimmed">
          {t('Last changed {{moment}} (UTC)', { moment: displayDateTime(finding.changedAt.replace('T', ' ')) })}
        </Text>
      )}
    </FormFrame>
  );
}
