import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Services } from '../../platform/services.ts';
import type { Receiver } from './accounts.ts';
import { endWithoutLoad } from './end-without-load.ts';
import { type ReceivedFile, receiveFile } from './invoice-files.ts';
import { keepFile } from './keep-file.ts';
import type { LoadProgress, LoadReport } from './load-report.ts';
import { readAndStore } from './read-and-store.ts';
import type { FileFacts } from './report-of.ts';
import { tellOfLoad } from './tell-of-load.ts';

/** What loading works with. */
export type LoadContext = Pick<Services, 'settings' | 'warehouse' | 'dataDirectory'>;

/** A carrier file that is to be loaded. */
export interface LoadRequest extends Receiver {
  /** Absolute path. */
  readonly path: string;
  /** Under this name the file is known afterwards. */
  readonly name: string;
  /** Load a file without its bad lines; by default it is refused. */
  readonly acceptBadLines?: boolean | undefined;
  /** Told of the file's content when it is noted and before any of it is read. */
  readonly onReceived?: ((sha256: string) => Promise<void>) | undefined;
  /** Aborting it gives up the load, as long as nothing of it is stored. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads a carrier's file, all or nothing, after the loads that were asked for before. The file is copied into the data
 * directory first, and read there. What the file itself is to blame for is in the report, as `refused`; what goes wrong
 * beside it is thrown, and then nothing is stored either.
 */
export async function loadInvoiceFile(
  context: LoadContext,
  request: LoadRequest,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<LoadReport> {
  return await oneAtATime(context.warehouse, async () => {
    const received = await receive(context, request);
    await request.onReceived?.(received.sha256);
    let facts: FileFacts = { received, file: undefined, quarantineReport: null, started: performance.now() };
    const told = async (ending: Promise<LoadReport>) => {
      const report = await ending;
      await tellOfLoad(context.settings, facts.received.tenantId, report);
      return report;
    };
    const learn = (more: Partial<FileFacts>): FileFacts => {
      facts = { ...facts, ...more };
      return facts;
    };
    try {
      return await told(readAndStore(context, request, received, learn, onProgress));
    } catch (error) {
      return await told(endWithoutLoad(context, request, facts, error));
    }
  });
}

async function receive({ settings, dataDirectory }: LoadContext, request: LoadRequest): Promise<ReceivedFile> {
  const kept = await keepFile(request.path, request.name, dataPaths(dataDirectory).invoices);
  return await receiveFile(settings, kept, request.name, request);
}
