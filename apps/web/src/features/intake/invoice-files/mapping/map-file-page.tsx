import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { createFileLayout, type MappingStart, previewUpload, startMapping } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import classes from '../../../../ui/looks/tool-page.module.css';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import { MapNewLayout } from './map-new-layout.tsx';
import { useMappingChoice } from './use-mapping-choice.ts';

/** Maps an uploaded file with an unknown layout. */
export function MapFilePage() {
  const { uploadId = '' } = useParams({ strict: false });
  const { choice, key, named, choose } = useMappingChoice();
  return (
    <div className={classes.page}>
      <LoadedRow
        queryKey={['mapping', uploadId, key]}
        read={(signal) => call(startMapping, { params: { id: uploadId }, query: choice }, signal)}
      >
        {(start) => <MapUpload key={`${uploadId} ${key}`} id={uploadId} start={named(start)} onChoose={choose} />}
      </LoadedRow>
    </div>
  );
}

interface Props {
  readonly id: string;
  readonly start: MappingStart;
  onChoose: ReturnType<typeof useMappingChoice>['choose'];
}

function MapUpload({ id, start, onChoose }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goBack = () => navigate({ to: '/uploadFiles', search: { open: 'new' } });
  return (
    <MapNewLayout
      start={start}
      file={{ kind: 'upload', id }}
      clientId={null}
      onChoose={onChoose}
      save={async (mapping, clientId) => {
        await call(createFileLayout, { body: mapping });
        await call(previewUpload, { params: { id }, body: { clientId, acceptBadLines: false } });
        void queryClient.invalidateQueries({ queryKey: ['administration'] });
      }}
      goBack={() => void goBack()}
    />
  );
}
