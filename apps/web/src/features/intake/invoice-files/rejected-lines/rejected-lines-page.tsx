import { useParams } from '@tanstack/react-router';
import { listRejectedLines } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import classes from '../../../../ui/looks/tool-page.module.css';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import { RejectedLines } from './rejected-lines.tsx';

/** The lines of a carrier's file that cannot be read, to be corrected and loaded. */
export function RejectedLinesPage() {
  const { fileId = '' } = useParams({ strict: false });
  return (
    <div className={classes.page}>
      <LoadedRow
        queryKey={['rejected lines', fileId]}
        read={(signal) => call(listRejectedLines, { params: { id: fileId } }, signal)}
      >
        {(rejected) => (
          <RejectedLines key={`${fileId} ${rejected.corrected.join(' ')}`} fileId={fileId} rejected={rejected} />
        )}
      </LoadedRow>
    </div>
  );
}
