import { SignedXml } from 'xml-crypto';

/** Whether the signature in an XML text was made with the key of the certificate, over the text as it is. */
export function isSignedBy(xml: string, certificate: string): boolean {
  const [signature] = /<Signature .*<\/Signature>/s.exec(xml) ?? [];
  if (signature === undefined) return false;
  const check = new SignedXml({ publicCert: certificate });
  check.loadSignature(signature);
  try {
    return check.checkSignature(xml);
  } catch {
    return false;
  }
}
