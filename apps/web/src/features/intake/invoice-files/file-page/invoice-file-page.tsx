import { useNavigate, useParams } from '@tanstack/react-router';
import { getInvoiceFile, getMeaningOfFile, type InvoiceFileDetail, type MeaningOfFile } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { invoiceFilesKey } from '../../../../lib/live/invoice-files-key.ts';
import classes from '../../../../ui/looks/tool-page.module.css';
import { LoadedRow } from '../../../../ui/table-page/page/loaded-row.tsx';
import { FileOnPage } from './file-on-page.tsx';

interface Found {
  readonly file: InvoiceFileDetail;
  readonly meaning: MeaningOfFile;
}

/** One carrier file for accounting: the original, its invoices, what its charges count as, and how it was read. */
export function InvoiceFilePage() {
  const { fileId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const params = { id: fileId };
  return (
    <div className={classes.page}>
      <LoadedRow<Found>
        queryKey={[...invoiceFilesKey, 'page of file', fileId]}
        read={async (signal) => ({
          file: await call(getInvoiceFile, { params }, signal),
          meaning: await call(getMeaningOfFile, { params }, signal),
        })}
      >
        {({ file, meaning }) => (
          <FileOnPage file={file} meaning={meaning} onClose={() => void navigate({ to: '/uploadFiles' })} />
        )}
      </LoadedRow>
    </div>
  );
}
