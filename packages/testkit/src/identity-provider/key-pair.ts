import { generate } from 'selfsigned';

/** A private key with its certificate, both as PEM. */
export interface KeyPair {
  readonly privateKey: string;
  readonly certificate: string;
}

export async function newKeyPair(commonName: string, keySize: 1024 | 2048 = 2048): Promise<KeyPair> {
  const made = await generate([{ name: 'commonName', value: commonName }], { keySize });
  return { privateKey: made.private, certificate: made.cert };
}
