export { createApp } from './app.ts';
export { hashPassword } from './auth/password.ts';
export { refreshAccountMirror } from './clients/account-mirror.ts';
export type { Clock } from './clock.ts';
export { DataDirectoryError } from './data-directory/data-directory-error.ts';
export { type DataPaths, dataPaths } from './data-directory/data-paths.ts';
export { type OpenDataDirectory, openDataDirectory } from './data-directory/open-data-directory.ts';
export { findRunningServer, type RunningServer } from './data-directory/running-server.ts';
export type { Services } from './services.ts';
