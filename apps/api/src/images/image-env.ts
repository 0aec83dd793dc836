import { z } from 'zod'
import type { S3Settings } from './s3-image-store.js'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The variables of images, to be spread into the app's environment. */
export const imageEnvShape = {
  IMAGE_BASE_URL: httpUrl.regex(/\/$/, 'must end with a slash').optional(),
  S3_ENDPOINT: httpUrl.optional(),
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

/** The address that a key is appended to: a host of its own, or the API's own call behind the front door. */
export function imageBaseUrl(env: ImageEnv & { PUBLIC_ORIGIN: string }): string {
  return env.IMAGE_BASE_URL ?? new URL('/api/v1/image/', env.PUBLIC_ORIGIN).href
}

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
  const given = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(given).find(([, value]) => !value)?.[0]
  if (Object.values(given).every((value) => !value)) return null
  throw new Error(`${missing}: missing, though other variables of the bucket are set`)
}
