import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder of the built web app; undefined when it was not built, and then only the API answers. */
export const findWebApp = (): string | undefined => (existsSync(`${builtWebApp}/index.html`) ? builtWebApp : undefined);
