import { z } from 'zod';
import { loadProgress, loadReport } from '../received-files/load-report.ts';
import { loadPreview } from './load-preview.ts';

/** One line of the answer of the internal route: progress, and at last the report, the preview or a failure. */
export const loadEvent = z.union([
  z.object({ progress: loadProgress }),
  z.object({ report: loadReport }),
  z.object({ preview: loadPreview }),
  z.object({ failure: z.string() }),
]);

export type LoadEvent = z.infer<typeof loadEvent>;
