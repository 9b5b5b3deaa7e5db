/** A place in storage that speaks S3. */
export interface S3Location {
  readonly bucket: string;
  /** The folder of the portal's files in the bucket, without `/` at either end; empty: all of the bucket is theirs. */
  readonly prefix: string;
  /** The address of the storage; absent: AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether the bucket is in the path of an address, instead of in the name of its host. */
  readonly isPathStyle: boolean;
  /** Absent: as AWS's own tools find them, such as the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** `s3://bucket/prefix`, for operators. */
export const s3Address = ({ bucket, prefix }: Pick<S3Location, 'bucket' | 'prefix'>): string =>
  `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
