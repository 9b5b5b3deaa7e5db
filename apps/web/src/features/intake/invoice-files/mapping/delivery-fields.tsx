import { Divider, Select, SimpleGrid, TagsInput } from '@mantine/core';
import { deliveryKinds, deliveryTargets } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { sourceKindTexts } from '../../../../ui/shipment/source-kind-texts.ts';
import { type DeliveryDraft, withTarget } from './mapping-draft.ts';
import { TargetColumns } from './target-columns.tsx';
import { deliveryTargetTexts, firstDeliveryTargets } from './target-texts.ts';
import { DateOrderOfFile } from './written-as.tsx';

const longestStatus = 200;
const mostStatuses = 500;

/** What the columns of a file of deliveries contain, and what kind of source it is. */
export function DeliveryFields({ draft }: { readonly draft: DeliveryDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, change } = draft;
  const statuses = columns.find(({ name }) => name === mapping.columns.status)?.examples ?? [];
  return (
    <>
      <TargetColumns
        draft={draft}
        targets={deliveryTargets}
        first={firstDeliveryTargets}
        textOf={(target) => deliveryTargetTexts[target]}
        isNeeded={(target) => target === 'trackingNumber'}
        columnOf={(target) => mapping.columns[target]}
        onChoose={(target, column) => change({ columns: withTarget(mapping.columns, target, column) })}
      />
      <Divider label={t('How it is written')} labelPosition="left" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <DateOrderOfFile draft={draft} />
        <Select
          label={t('Kind of source')}
          description={t('The better source counts where files differ. The best is listed first.')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          allowDeselect={false}
          data={deliveryKinds.map((value) => ({ value, label: t(sourceKindTexts[value]) }))}
          value={mapping.source}
          onChange={(value) => change({ source: deliveryKinds.find((each) => each === value) ?? mapping.source })}
        />
      </SimpleGrid>
      {mapping.columns.status === undefined ? null : (
        <TagsInput
          label={t('Only rows with this status are deliveries')}
          description={t('For files that list events. Leave it empty if every row states its delivery.')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[...statuses]}
          maxTags={mostStatuses}
          maxLength={longestStatus}
          clearable
          value={[...mapping.deliveredStatuses]}
          onChange={(deliveredStatuses) => change({ deliveredStatuses })}
        />
      )}
    </>
  );
}
