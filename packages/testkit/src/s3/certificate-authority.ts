import { generate } from 'selfsigned';

/** A certificate authority that no system knows, and a certificate for the loopback address that it signed. */
export interface OwnAuthority {
  /** What has to be trusted, as PEM. */
  readonly authority: string;
  readonly key: string;
  readonly certificate: string;
}

const loopback = '127.0.0.1';

export async function newAuthority(): Promise<OwnAuthority> {
  const authority = await generate([{ name: 'commonName', value: 'Authority of the tests' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const server = await generate([{ name: 'commonName', value: loopback }], {
    algorithm: 'sha256',
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: loopback }] },
    ],
  });
  return { authority: authority.cert, key: server.private, certificate: server.cert };
}
