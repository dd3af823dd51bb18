export { createDiskStorage } from './disk'
export { createS3Storage, type S3Options } from './s3'
export type { FileStorage } from './storage'
