import { SignedXml } from 'xml-crypto';

const signatureEnd = '</Signature>';

/** Whether the signature in an XML text was made with the key of the certificate, over the text as it is. */
export function isSignedBy(xml: string, certificate: string): boolean {
  const start = xml.indexOf('<Signature ');
  const end = xml.lastIndexOf(signatureEnd);
  if (start < 0 || end < start) return false;
  const signature = xml.slice(start, end + signatureEnd.length);
  const check = new SignedXml({ publicCert: certificate });
  check.loadSignature(signature);
  try {
    return check.checkSignature(xml);
  } catch {
    return false;
  }
}
