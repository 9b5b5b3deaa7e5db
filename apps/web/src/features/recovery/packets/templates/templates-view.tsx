import { Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFailure, CardSkeleton } from '../../../../ui/card/card-states.tsx';
import toolPage from '../../../../ui/looks/tool-page.module.css';
import { idOf } from '../../../../ui/table-page/choices.ts';
import { useTableAddress } from '../../../../ui/table-page/table/use-table-address.ts';
import { TemplateEditor } from './template-editor.tsx';
import { templateOptions, templatesOptions } from './template-queries.ts';

const height = 320;
const usualCarrier = 1;

/** The file that a carrier takes, to be looked at and changed. */
export function TemplatesView() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const carrierId = search.carrier ?? usualCarrier;
  const { data: carriers } = useQuery(templatesOptions);
  const { data, error, refetch } = useQuery(templateOptions(carrierId));
  return (
    <div className={toolPage.page}>
      <Stack gap={4}>
        <Select
          label={t('Carrier')}
          w={280}
          searchable
          allowDeselect={false}
          data={(carriers ?? []).map((each) => ({
            value: String(each.carrierId),
            label: each.changedAt === null ? each.carrierName : t('{{name}} (changed)', { name: each.carrierName }),
          }))}
          value={String(carrierId)}
          onChange={(chosen) => ask({ carrier: idOf(chosen) ?? undefined })}
        />
        <Text size="sm" c="dimmed">
          {t('Carriers change what they take: compare with their form before you file.')}
        </Text>
      </Stack>
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <TemplateEditor key={`${carrierId} ${data.changedAt}`} carrier={data} />}
    </div>
  );
}
