import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { fastAndForgetful } from './fast-and-forgetful.ts';
import type { PostgresServer } from './postgres-server.ts';

/** The image of production, so that texts are sorted alike and there is one to pull. */
const image = 'postgres:18-bookworm';
const millisecondsForRegistry = 120_000;

/** Whether a Docker engine can be reached from here that has the image, or gets it from its registry. */
export async function containersCanBeStarted(): Promise<boolean> {
  const docker = (timeout: number, ...args: string[]) =>
    promisify(execFile)('docker', args, { timeout }).then(
      () => true,
      () => false,
    );
  if (!(await docker(10_000, 'info', '--format', '{{.ServerVersion}}'))) return false;
  return (await docker(10_000, 'image', 'inspect', image)) || (await docker(millisecondsForRegistry, 'pull', image));
}

/** As process 1, PostgreSQL mistakes a dying health check for a process of its own, and ends all sessions. */
class ContainerBelowInit extends PostgreSqlContainer {
  constructor() {
    super(image);
    this.hostConfig.Init = true;
  }
}

const started = () => new ContainerBelowInit().withCommand(['postgres', ...fastAndForgetful]).start();

/** PostgreSQL in a container; ask `containersCanBeStarted` first. */
export async function startContainer(): Promise<PostgresServer> {
  const container = await started().catch(() => {
    // Its helper, which removes containers of runs that were interrupted, is an image of its own that may be missing.
    process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
    return started();
  });
  return {
    description: `${image} in a container`,
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}
