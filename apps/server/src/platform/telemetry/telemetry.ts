import type { Telemetry, TelemetryOptions } from './open-telemetry.ts';

export type { Telemetry, TelemetryOptions } from './open-telemetry.ts';

/**
 * Begins to record spans. There is one telemetry in a process, because the recorder is found globally. Its libraries are
 * a tenth of all files that a start would read, and few installations have a collector.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { recordAndSend } = await import('./open-telemetry.ts');
  return recordAndSend(options);
}
