import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Named } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { DayField } from '../../../../ui/fields/day-field.tsx';
import { carrierChoices, optionsOf } from '../../../../ui/table-page/choices.ts';
import { headTexts } from '../agreement-texts.ts';
import type { SheetHead } from './sheet.ts';

const printedTexts = {
  together: text('Together (UPS)'),
  apart: text('By group (FedEx)'),
} as const;

interface Props {
  readonly head: SheetHead;
  /** The carrier of what is stored, which never changes. */
  readonly carrier: Named | undefined;
  readonly onChange: (changed: Partial<SheetHead>) => void;
}

/** What an agreement says once. */
export function HeadFields({ head, carrier, onChange }: Props) {
  const { t } = useTranslation();
  const { data: carriers } = useSuspenseQuery(carrierChoices);
  const written = (field: Exclude<keyof SheetHead, 'carrierId'>) => ({
    label: t(headTexts[field]),
    value: head[field],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [field]: currentTarget.value }),
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm">
      <Select
        label={t(headTexts.carrierId)}
        required
        searchable
        limit={100}
        disabled={carrier !== undefined}
        data={optionsOf(carriers, carrier === undefined ? [] : [carrier])}
        value={head.carrierId}
        onChange={(carrierId) => onChange({ carrierId })}
      />
      <TextInput required {...written('number')} />
      <DayField label={t(headTexts.from)} required value={head.from} onChange={(from) => onChange({ from })} />
      <DayField label={t(headTexts.to)} value={head.to} onChange={(to) => onChange({ to })} />
      <Textarea
        required
        description={t('One on each line')}
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        {...written('accounts')}
      />
      <Select
        label={t(headTexts.discountsPrinted)}
        allowDeselect={false}
        data={(['together', 'apart'] as const).map((value) => ({ value, label: t(printedTexts[value]) }))}
        value={head.discountsPrinted}
        onChange={(discountsPrinted) => onChange({ discountsPrinted: discountsPrinted ?? 'together' })}
      />
      <TextInput inputMode="numeric" {...written('noticeDays')} />
      <TextInput inputMode="decimal" {...written('latePercent')} />
      <TextInput inputMode="numeric" {...written('lateDays')} />
      <TextInput inputMode="decimal" {...written('terminationFee')} />
      <TextInput inputMode="decimal" {...written('terminationRevenue')} />
    </SimpleGrid>
  );
}
