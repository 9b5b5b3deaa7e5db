import { X509Certificate } from 'node:crypto';
import { badRequest } from '../../platform/problems.ts';

const shortestRsaKey = 2048;
const lineLength = 64;

/**
 * A certificate as a PEM block. Throws ProblemError (400) for what is not a certificate or has a key that is too weak.
 */
export function pemOf(certificate: string): string {
  const base64 = certificate.replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, '').replaceAll(/\s/g, '');
  const parsed = parse(base64);
  const { asymmetricKeyType, asymmetricKeyDetails } = parsed.publicKey;
  const isWeak = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) < shortestRsaKey;
  if (isWeak) {
    throw badRequest(`One of the certificates has an RSA key of less than ${shortestRsaKey} bits.`, [
      { field: 'certificates', message: `one of them has an RSA key of less than ${shortestRsaKey} bits` },
    ]);
  }
  const lines = parsed.raw.toString('base64').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function parse(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw badRequest('One of the certificates is not an X.509 certificate.', [
      { field: 'certificates', message: 'one of them is not an X.509 certificate' },
    ]);
  }
}

/** The PEM blocks of a text, in order. */
export const pemBlocks = (text: string): readonly string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/g) ?? [];

/** What people compare: subject, expiry and fingerprint. */
export function certificateFactsOf(pem: string) {
  const { subject, validToDate, fingerprint256 } = new X509Certificate(pem);
  return {
    pem,
    subject: subject.replaceAll('\n', ', '),
    validUntil: validToDate.toISOString().slice(0, 10),
    fingerprint: fingerprint256,
  };
}
