import { z } from 'zod'
import type { S3Settings } from './s3-image-store.js'

/** The variables of the images' bucket, to be spread into the app's environment. */
export const imageEnvShape = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const ImageEnv = z.object(imageEnvShape)
export type ImageEnv = z.infer<typeof ImageEnv>

/** The bucket that is configured, or null; throws a line that names what half a configuration lacks. */
export function readS3Settings(env: ImageEnv): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey }
  }
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(variables).find(([, value]) => !value)?.[0]
  if (Object.values(variables).every((value) => !value)) return null
  throw new Error(`${missing}: missing, though other variables of the bucket are set`)
}
