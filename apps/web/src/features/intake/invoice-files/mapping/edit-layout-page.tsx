import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type LayoutStart, startLayoutMapping, updateFileLayout } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import classes from '../../../../ui/looks/tool-page.module.css';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import { MapFile } from './map-file.tsx';

/** Shows and edits a saved layout. */
export function EditLayoutPage() {
  const { layoutId = '' } = useParams({ strict: false });
  return (
    <div className={classes.page}>
      <LoadedRow<LayoutStart>
        queryKey={['administration', 'file layouts', 'mapping', layoutId]}
        read={(signal) => call(startLayoutMapping, { params: { id: layoutId } }, signal)}
      >
        {(start) => <EditLayout key={layoutId} id={layoutId} {...start} />}
      </LoadedRow>
    </div>
  );
}

function EditLayout({ id, start, file }: LayoutStart & { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goBack = () => navigate({ to: '/fileLayouts', search: { open: Number(id) } });
  return (
    <MapFile
      title={t('File layout {{name}}', { name: start.guess.name })}
      purpose={[
        t('A changed layout applies to files loaded from then on. Rows already loaded do not change.'),
        ...(file === null ? [] : [t('The preview shows {{name}}, the last file of this layout.', { name: file.name })]),
      ].join(' ')}
      start={start}
      file={file === null ? undefined : { kind: 'kept', id: file.id }}
      clientId={file?.clientId ?? null}
      save={async (mapping) => {
        await call(updateFileLayout, { params: { id }, body: mapping });
        await queryClient.invalidateQueries({ queryKey: ['administration'] });
      }}
      goBack={() => void goBack()}
    />
  );
}
