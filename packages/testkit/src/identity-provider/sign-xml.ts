import { SignedXml } from 'xml-crypto';
import type { KeyPair } from './key-pair.ts';

/** How an element is signed. */
export interface Signing {
  readonly keys: KeyPair;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
}

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Signs the element of that ID, as SAML wants it: enveloped, right after its issuer. */
export function signXml(xml: string, id: string, { keys, signatureAlgorithm, digestAlgorithm }: Signing): string {
  const element = `//*[@ID="${id}"]`;
  const signature = new SignedXml({
    privateKey: keys.privateKey,
    publicCert: keys.certificate,
    canonicalizationAlgorithm: exclusive,
    signatureAlgorithm: signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  });
  if (signatureAlgorithm?.includes('#hmac-')) signature.enableHMAC();
  signature.addReference({
    xpath: element,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    digestAlgorithm: digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signature.computeSignature(xml, {
    location: { reference: `${element}/*[local-name(.)="Issuer"]`, action: 'after' },
  });
  return signature.getSignedXml();
}
