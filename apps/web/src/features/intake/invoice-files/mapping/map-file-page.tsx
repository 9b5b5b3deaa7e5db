import { useParams } from '@tanstack/react-router';
import { startMapping } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import classes from '../../../../ui/tool-page.module.css';
import { MapFile } from './map-file.tsx';

/** Maps an uploaded file whose layout nobody knows. */
export function MapFilePage() {
  const { uploadId = '' } = useParams({ strict: false });
  return (
    <div className={classes.page}>
      <LoadedRow
        queryKey={['mapping', uploadId]}
        read={(signal) => call(startMapping, { params: { id: uploadId } }, signal)}
      >
        {(start) => <MapFile key={uploadId} uploadId={uploadId} start={start} />}
      </LoadedRow>
    </div>
  );
}
