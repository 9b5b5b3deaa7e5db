import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  createFileLayout,
  getInvoiceFile,
  type InvoiceFileDetail,
  type MappingStart,
  startFileMapping,
} from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import classes from '../../../../ui/looks/tool-page.module.css';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import { MapNewLayout } from './map-new-layout.tsx';
import { useMappingChoice } from './use-mapping-choice.ts';

interface Start {
  readonly start: MappingStart;
  readonly file: InvoiceFileDetail;
}

/** Maps a file that was refused because its layout was unknown. */
export function MapKeptFilePage() {
  const { fileId = '' } = useParams({ strict: false });
  const params = { id: fileId };
  const { choice, key, named, choose } = useMappingChoice();
  return (
    <div className={classes.page}>
      <LoadedRow<Start>
        queryKey={['mapping of kept file', fileId, key]}
        read={async (signal) => ({
          start: await call(startFileMapping, { params, query: choice }, signal),
          file: await call(getInvoiceFile, { params }, signal),
        })}
      >
        {({ start, file }) => <MapKept key={`${fileId} ${key}`} file={file} start={named(start)} onChoose={choose} />}
      </LoadedRow>
    </div>
  );
}

interface Props extends Start {
  onChoose: ReturnType<typeof useMappingChoice>['choose'];
}

function MapKept({ start, file: { id, clientId }, onChoose }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goBack = () => navigate({ to: '/uploadFiles', search: { open: id } });
  return (
    <MapNewLayout
      start={start}
      file={{ kind: 'kept', id }}
      clientId={clientId}
      onChoose={onChoose}
      save={async (mapping) => {
        await call(createFileLayout, { body: mapping });
        void queryClient.invalidateQueries();
      }}
      goBack={() => void goBack()}
    />
  );
}
