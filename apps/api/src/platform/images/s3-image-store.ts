import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '../errors/app-error.js'
import type { Clock } from '../time/clock.js'
import {
  IMAGE_TYPE,
  requireImageKey,
  type ImageStore,
  type ImageVisibility,
} from './image-store.js'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const ATTEMPT_MS = 5_000
const PAUSES_MS = [200, 800]
/** The server of the bucket sends these to caches. */
const CACHE_CONTROL: Record<ImageVisibility, string> = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
}
const RETRY_AFTER_SECONDS = 5

type Upload = { bytes: Uint8Array; visibility: ImageVisibility }
type Answer = { status: number; bytes: Uint8Array }

/** Images in a bucket of an S3-compatible service, addressed by path. Asks up to three times. */
export function createS3ImageStore(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  clock: Clock,
  /** Ends an attempt that gets no answer. */
  attemptSignal = () => AbortSignal.timeout(ATTEMPT_MS),
): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${requireImageKey(key)}`

  const attempt = async (method: string, url: string, upload?: Upload): Promise<Answer> => {
    const headers = {
      'x-amz-content-sha256': sha256(upload?.bytes ?? new Uint8Array()),
      ...(upload && {
        'content-type': IMAGE_TYPE,
        'cache-control': CACHE_CONTROL[upload.visibility],
      }),
    }
    const request = await client.sign(url, {
      method,
      headers,
      ...(upload && { body: Uint8Array.from(upload.bytes) }),
    })
    const response = await fetch(request, { signal: attemptSignal(), redirect: 'manual' })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  const ask = async (method: string, key: string, upload?: Upload): Promise<Answer> => {
    const url = urlOf(key)
    for (const pauseMs of [...PAUSES_MS, null]) {
      const answer = await attempt(method, url, upload).catch((cause: unknown) => {
        if (pauseMs === null) throw storeAway(cause)
        return null
      })
      if (answer && (answer.status < 500 || pauseMs === null)) return accept(answer)
      await clock.sleep(pauseMs ?? 0)
    }
    throw new Error('unreachable: the last attempt answers or throws')
  }

  return {
    async put(key, bytes, visibility) {
      const { status } = await ask('PUT', key, { bytes, visibility })
      if (status === 404) throw storeAway(new Error('there is no such bucket'))
    },
    async get(key) {
      const { status, bytes } = await ask('GET', key)
      return status === 404 ? null : bytes
    },
    async delete(key) {
      await ask('DELETE', key)
    },
  }
}

function accept(answer: Answer): Answer {
  if ((answer.status >= 200 && answer.status < 300) || answer.status === 404) return answer
  const code = /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(answer.bytes).toString('latin1'))?.[1]
  throw storeAway(new Error(`the bucket answered ${answer.status} ${code ?? ''}`))
}

function storeAway(cause: unknown): AppError {
  return new AppError('MAINTENANCE', { retryAfter: RETRY_AFTER_SECONDS, cause })
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
