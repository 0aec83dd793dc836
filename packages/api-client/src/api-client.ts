import ky, { isHTTPError, type KyInstance } from 'ky'
import type {
  BodyOf,
  Contract,
  ContractKey,
  KeysOfFile,
  KeysOfKind,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@doran/contract'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { ApiError, networkError } from './api-error.js'
import { buildPath } from './build-path.js'
import { errorFromResponse } from './error-from-response.js'
import { readDownload, type Download } from './read-download.js'
import { readEvents, type StreamMessage } from './read-events.js'

type Part<Name extends string, T> = [T] extends [never] ? unknown : { [P in Name]: T }

/** `params`, `query`, `body` and `idempotencyKey` as the call declares them. */
export type CallInput<K extends ContractKey> = Part<'params', ParamsOf<K>> &
  ([QueryOf<K>] extends [never] ? unknown : { query?: QueryOf<K> }) &
  Part<'body', BodyOf<K>> &
  (Contract[K] extends { needsKey: true } ? { idempotencyKey: string } : unknown) & {
    signal?: AbortSignal | undefined
    /** The event after which a stream goes on. */
    lastEventId?: string | undefined
    /** Lets the call outlive the page; browsers take 64 KB of such bodies at a time. */
    keepalive?: boolean | undefined
  }

export type UploadInput<K extends KeysOfFile> = CallInput<K> & { file: Blob }

/** The form's field, as the contract names it; its value would bring Zod along. */
const FILE_FIELD: Contract[KeysOfFile]['file']['field'] = 'file'

const CALL_TIMEOUT_MS = 20_000
/** 5 MB over a slow line. */
const FILE_TIMEOUT_MS = 120_000

export type ApiClientOptions = {
  /** The address of the API: the site's own origin + `/api` in a browser. */
  baseUrl: string
  fetch?: typeof fetch
  /** Asked at every call; a server passes its visitor's cookie and address on. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
}

export interface ApiClient {
  /** Makes a declared call and answers its reply; throws `ApiError`. */
  call<K extends Exclude<KeysOfKind<'json' | 'empty'>, KeysOfFile>>(
    key: K,
    input: CallInput<K>,
  ): Promise<ReplyOf<K>>
  /** Opens a declared stream; refusals before the first event throw `ApiError`. */
  stream<K extends KeysOfKind<'stream'>>(
    key: K,
    input: CallInput<K>,
  ): AsyncGenerator<StreamMessage<ReplyOf<K>>, void>
  /** Sends the one file of a declared upload as multipart form data. */
  upload<K extends KeysOfFile>(key: K, input: UploadInput<K>): Promise<ReplyOf<K>>
  /** Makes a declared call whose reply is a file, and waits for all of it. */
  download<K extends KeysOfKind<'file'>>(key: K, input: CallInput<K>): Promise<Download>
  /** The generic helper: GETs a path below the base and answers the response's data alone. */
  get(path: string, signal?: AbortSignal): Promise<unknown>
}

/**
 * A client typed by the contract. It sends credentials, never retries (queries do), and has no time-out on
 * streams.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = ky.create({
    prefix: options.baseUrl,
    credentials: 'include',
    retry: 0,
    timeout: CALL_TIMEOUT_MS,
    ...(options.fetch && { fetch: options.fetch }),
  })

  return {
    async call(key, input) {
      const response = await send(http, options, key, input, { timeout: CALL_TIMEOUT_MS })
      return readReply<typeof key>(response)
    },
    async *stream(key, input) {
      const response = await send(http, options, key, input, { timeout: false })
      yield* readEvents(response, isReply<typeof key>)
    },
    async upload(key, input) {
      const form = new FormData()
      form.set(FILE_FIELD, input.file)
      const how = { timeout: FILE_TIMEOUT_MS, form }
      return readReply<typeof key>(await send(http, options, key, input, how))
    },
    async download(key, input) {
      return readDownload(await send(http, options, key, input, { timeout: FILE_TIMEOUT_MS }))
    },
    async get(path, signal) {
      const response = await request(() =>
        withHeaders(options, (headers) => http.get(path, { headers, signal: signal ?? null })),
      )
      return response.json()
    },
  }
}

async function send<K extends ContractKey>(
  http: KyInstance,
  options: ApiClientOptions,
  key: K,
  input: CallInput<K>,
  { timeout, form }: { timeout: number | false; form?: FormData },
): Promise<Response> {
  const separator = key.indexOf(' ')
  const path = buildPath(key.slice(separator + 2), part(input, 'params'), part(input, 'query'))
  const body: unknown = Reflect.get(input, 'body')
  return request(() =>
    withHeaders(options, (headers) =>
      http(path, {
        method: key.slice(0, separator),
        timeout,
        signal: input.signal ?? null,
        keepalive: input.keepalive ?? false,
        headers: {
          ...headers,
          ...(input.lastEventId !== undefined && { 'last-event-id': input.lastEventId }),
          ...keyHeader(input),
        },
        ...(body !== undefined && { json: body }),
        ...(form && { body: form }),
      }),
    ),
  )
}

/** Only calls that move money take one. */
function keyHeader(input: object): Record<string, string> {
  const key: unknown = Reflect.get(input, 'idempotencyKey')
  return typeof key === 'string' ? { [IDEMPOTENCY_HEADER]: key } : {}
}

function part(input: object, name: 'params' | 'query'): Record<string, unknown> {
  const value: unknown = Reflect.get(input, name)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

async function withHeaders(
  options: ApiClientOptions,
  run: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  return run((await options.headers?.()) ?? {})
}

async function request(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (cause) {
    if (isHTTPError(cause)) throw await errorOf(cause)
    if (cause instanceof ApiError) throw cause
    throw networkError(cause)
  }
}

// ky has read the body already; the envelope is rebuilt from what it kept.
function errorOf(cause: { response: Response; data: unknown }): Promise<ApiError> {
  return errorFromResponse(
    new Response(JSON.stringify(cause.data ?? null), {
      status: cause.response.status,
      headers: cause.response.headers,
    }),
  )
}

async function readReply<K extends ContractKey>(response: Response): Promise<ReplyOf<K>> {
  const value: unknown = response.status === 204 ? undefined : await response.json()
  if (!isReply<K>(value)) throw networkError(new Error('unreachable'))
  return value
}

// The API checks its replies against the same contract in its tests; browsers do not carry Zod to do it again.
function isReply<K extends ContractKey>(_value: unknown): _value is ReplyOf<K> {
  return true
}
