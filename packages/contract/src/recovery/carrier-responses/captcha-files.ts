import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';

const shape = { source: 'S1 sections 6 to 8', params: idParam } as const;

/** What is said of a file that is not there, or not the user's to see (S1 section 8). */
export const noSuchCaptchaFile = 'No such file found!.';

export const downloadCaptchaFile = endpoint({
  ...shape,
  name: 'downloadCaptchaFile',
  method: 'GET',
  access: ['DOWNLOAD_CAPTCHA'],
  path: '/aiparcelweb/api/captcha/downloadFile/:id',
  summary: 'The bytes of a carrier’s answer to a claim.',
  answer: z.unknown(),
});

export const captchaFileDetails = endpoint({
  ...shape,
  name: 'captchaFileDetails',
  method: 'GET',
  access: ['DOWNLOAD_CAPTCHA'],
  path: '/aiparcelweb/api/captcha/fileDetails/:id',
  summary: 'Type and name of the file of a carrier’s answer.',
  answer: z.object({ contentType: z.string(), fileName: z.string() }),
});
