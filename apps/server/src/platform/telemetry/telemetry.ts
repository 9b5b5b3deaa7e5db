import type { Telemetry, TelemetryOptions } from './open-telemetry.ts';

export type { Telemetry, TelemetryOptions } from './open-telemetry.ts';

/**
 * Starts recording spans. A process can have only one telemetry, because the recorder is global. Its libraries are
 * a tenth of all files that a start would read, and few installations have a collector.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { recordAndSend } = await import('./open-telemetry.ts');
  return recordAndSend(options);
}
