import { join } from 'node:path'
import type { Clock } from '../time/clock.js'
import type { ImageEnv } from './image-env.js'
import { readS3Settings } from './image-env.js'
import type { ImageStore } from './image-store.js'
import { createLocalImageStore } from './local-image-store.js'
import { createS3ImageStore } from './s3-image-store.js'

/** The bucket where one is configured, else a folder beside the database. */
export function openImageStore(env: ImageEnv & { DATA_DIR: string }, clock: Clock): ImageStore {
  const bucket = readS3Settings(env)
  if (bucket) return createS3ImageStore(bucket, clock)
  return createLocalImageStore(join(env.DATA_DIR, 'images'))
}
