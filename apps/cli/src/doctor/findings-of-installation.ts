import { cwd, env } from 'node:process';
import {
  askRunningServer,
  type Config,
  ConfigError,
  createMailer,
  doctorPath,
  examine,
  type Finding,
  failure,
  findings,
  fine,
  type RunningServer,
  readConfig,
} from '@waybill/server';
import { exitCodes } from '../exit-codes.ts';
import { describeFailure, exitCodeOf } from '../failures.ts';
import { findServer } from '../find-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Asks the running server, or checks the data directory itself if none is running. */
export async function findingsOfInstallation(): Promise<Finding[]> {
  const config = configOrFinding();
  if ('area' in config) return [config];
  const configuration = fine('Configuration', `All settings are valid; the data is in ${config.dataDirectory}.`);
  const server = await findServer(config);
  if (server !== undefined) {
    const running = fine('Server', `It is running at ${server.address}.`);
    return [configuration, running, ...(await askServer(server))];
  }
  return [
    configuration,
    fine('Server', 'No server is running on this data directory.'),
    ...(await examineHere(config)),
  ];
}

function configOrFinding(): Config | Finding {
  try {
    return readConfig(env, cwd());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return failure('Configuration', error.message, 'Correct these settings; docs/operating.md lists them all.');
  }
}

async function askServer(server: RunningServer): Promise<Finding[]> {
  const answer = await askRunningServer(server, doctorPath);
  if (answer.ok) return findings.parse(await answer.json());
  return [failure('Server', `It answers ${answer.status}: ${await answer.text()}`, 'Check its log, then restart it.')];
}

async function examineHere(config: Config): Promise<Finding[]> {
  try {
    const data = await openOwnData(config);
    const mailer = createMailer(config.smtpUrl, data.files, config.mailFrom);
    const { settings, warehouse, files, paths } = data;
    const publicUrl = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
    try {
      return await examine({
        settings,
        warehouse,
        mailer,
        clock: () => new Date(),
        files,
        dataDirectory: paths.directory,
        publicUrl,
      });
    } finally {
      mailer.close();
      await data.close();
    }
  } catch (error) {
    if (exitCodeOf(error) !== exitCodes.refused) throw error;
    return [failure('Data directory', describeFailure(error), 'Follow the message, then run this command again.')];
  }
}
