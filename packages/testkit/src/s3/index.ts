export { newAuthority, type OwnAuthority } from './certificate-authority.ts';
export { type S3Fault, S3OnLoopback, type S3Request } from './s3-on-loopback.ts';
