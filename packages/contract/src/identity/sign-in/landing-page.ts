import { z } from 'zod';

/** The page on which a user begins after signing in: a path of this portal; null: none is chosen (S3 section 4.1). */
export const landingPage = z
  .string()
  .min(1, 'Please select a landing page!')
  .max(200)
  .regex(/^(?!\/\/)[\w./-]*$/, 'must be a path of this portal')
  .nullable();
