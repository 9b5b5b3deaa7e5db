import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { chargeConditionChoicesRoute } from './charge-rules/endpoints/charge-condition-choices.ts';
import { correctionRoutes } from './corrections/endpoints/corrections.ts';
import { ftpLocationRoutes } from './fetches/endpoints/ftp-locations.ts';
import { internalFetchesRoute } from './fetches/endpoints/internal-fetches.ts';
import { fileLayoutRoutes } from './file-layouts/endpoints/file-layouts.ts';
import { internalLayoutsRoute } from './file-layouts/endpoints/internal-layouts.ts';
import { invoiceFileRoutes } from './invoice-files/endpoints/invoice-files.ts';
import { uploadInvoiceFileRoute } from './invoice-files/endpoints/upload-invoice-file.ts';
import { loadRoute } from './loads/endpoints/internal-load.ts';
import { undoRoute } from './loads/endpoints/internal-undo.ts';
import { packageReferenceRoutes } from './package-references/endpoints/package-references.ts';
import { internalChargesRoute } from './unknown-charges/endpoints/internal-charges.ts';
import { unknownChargeRoutes } from './unknown-charges/endpoints/unknown-charges.ts';
import { resumableUploadRoutes } from './uploads/endpoints/resumable-uploads.ts';

/** Endpoints for invoice files, where they are fetched, and charge rules. */
export const intakeEndpoints: EndpointList = [
  ftpLocationRoutes,
  internalFetchesRoute,
  invoiceFileRoutes,
  correctionRoutes,
  fileLayoutRoutes,
  internalLayoutsRoute,
  uploadInvoiceFileRoute,
  packageReferenceRoutes,
  resumableUploadRoutes,
  chargeConditionChoicesRoute,
  unknownChargeRoutes,
  internalChargesRoute,
  loadRoute,
  undoRoute,
];
