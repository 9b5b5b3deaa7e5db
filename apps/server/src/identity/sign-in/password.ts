import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends (19 MiB, 2 passes); hashing runs off the event loop. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2id);

const hashOfNothing = hash('no password has this hash', argon2id);

/**
 * Whether the password is correct. Without a hash it takes as long and returns false, so that nobody learns who exists.
 */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNothing), password);
  return fits && passwordHash !== undefined;
}
