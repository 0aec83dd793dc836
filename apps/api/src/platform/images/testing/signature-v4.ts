import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  method: string
  /** Path and query as they were sent. */
  target: string
  headers: Record<string, string | undefined>
  body: Uint8Array
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']
const MAX_SKEW_MS = 15 * 60_000

/**
 * Finds the reason to refuse a request, as a code of S3's own errors; null where the signature is right. After
 * “Authenticating Requests (AWS Signature Version 4)” of the S3 API reference, single chunk.
 */
export function signatureFault(
  request: SignedRequest,
  wanted: { accessKeyId: string; secretAccessKey: string; region: string },
  now: Date,
): string | null {
  const [, keyId, day = '', region = '', service = '', signed = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== wanted.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== wanted.region || service !== 's3') return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  if (MUST_BE_SIGNED.some((name) => !names.includes(name))) return 'AccessDenied'
  const stamp = request.headers['x-amz-date'] ?? ''
  if (Math.abs(now.getTime() - timeOf(stamp)) > MAX_SKEW_MS) return 'RequestTimeTooSkewed'
  if (request.headers['x-amz-content-sha256'] !== sha256(request.body)) {
    return 'XAmzContentSHA256Mismatch'
  }
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical(request, names))].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${wanted.secretAccessKey}`,
  )
  const right = createHmac('sha256', key).update(text).digest('hex')
  return right === signature ? null : 'SignatureDoesNotMatch'
}

function canonical({ method, target, headers }: SignedRequest, names: string[]): string {
  const [path = '', query = ''] = target.split('?')
  const lines = names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ') ?? ''}`)
  const hash = headers['x-amz-content-sha256'] ?? ''
  return [method, path, query, ...lines, '', names.join(';'), hash].join('\n')
}

/** `20130524T000000Z` as milliseconds. */
function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
