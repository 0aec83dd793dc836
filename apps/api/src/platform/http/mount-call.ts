import type { Context, Hono } from 'hono'
import type { CallDeclaration, ContractKey } from '@doran/contract'
import { isFieldCopy } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import { z } from 'zod'
import { credentialOf } from '../context/actor.js'
import type { CredentialChanges } from '../context/credential-changes.js'
import { createContext } from '../context/context.js'
import { AppError } from '../errors/app-error.js'
import type { Deps } from '../context/deps.js'
import { assertSameMember } from './same-member.js'
import type { StreamMessage } from '../context/stream-message.js'
import { checkOrigin } from './check-origin.js'
import { cleanStrings } from '../text/clean-text.js'
import { answerConditional } from './answer-conditional.js'
import { commonHeaders } from './common-headers.js'
import { answerDownload, isDownload } from './download.js'
import { answerEventStream } from './event-stream.js'
import type { Handler, HandlerInput } from './handlers.js'
import type { HttpEnv } from './http-env.js'
import { loadOwned } from './load-owned.js'
import { readJsonBody } from './read-body.js'
import { readIdempotencyKey } from './read-idempotency-key.js'
import { readFile } from './read-file.js'
import { writeCredentials } from './write-credentials.js'
import {
  admit,
  findActor,
  notFound,
  ownership,
  readCaller,
  type FoundActor,
} from './request-caller.js'

const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
}

/** Serves one declared call: origin, limit, input, policy and ownership are checked before its handler. */
export function mountCall<K extends ContractKey>(
  app: Hono<HttpEnv>,
  deps: Deps,
  key: K,
  declaration: CallDeclaration,
  handler: Handler<K>,
): void {
  const separator = key.indexOf(' ')
  const method = key.slice(0, separator)
  const path = key.slice(separator + 1).replace(/\{(\w+)\}/g, ':$1')

  app.on(method, path, async (context) => {
    const { headers } = context.req.raw
    if (method !== 'GET') {
      checkOrigin(headers, {
        publicOrigin: deps.env.PUBLIC_ORIGIN,
        isLocal: deps.env.APP_ENV === 'local',
      })
    }
    const setCookie = (line: string) => void context.get('cookies').push(line)
    const caller = readCaller(deps, headers, context.get('address'))
    const found = await findActor(deps, caller, headers)
    const { actor } = found
    await deps.rateLimiter.count(declaration.limit, {
      address: caller.address,
      credential: credentialOf(actor),
    })
    admit(deps, declaration, found)
    if (method !== 'GET' && declaration.actor === 'member') assertSameMember(actor, headers)
    const idempotencyKey = readIdempotencyKey(declaration, headers)
    const input = await parseInput(declaration, context, found)
    const owned = await loadOwned(deps, declaration, found, caller, input.params)
    // The framework answers HEAD through the same handler and would never close the stream.
    if (context.req.raw.method === 'HEAD' && declaration.reply.kind === 'stream') {
      return new Response(null, { headers: { 'content-type': 'text/event-stream' } })
    }
    const full: unknown = {
      ...input,
      ctx: createContext(deps, actor, caller),
      becomeOwner: ownership(deps, actor, setCookie),
      setCredentials: (changes: CredentialChanges) =>
        writeCredentials(deps.env, changes, setCookie),
      http: { headers, setCookie },
      owned,
      claim: { key: idempotencyKey, call: key, input: [input.params, input.body] },
      lastEventId: headers.get('last-event-id') ?? undefined,
    }
    if (!isInputOf<K>(full)) throw new Error('unreachable')
    return toResponse(deps, declaration, await handler(full), context)
  })
}

async function parseInput(
  declaration: CallDeclaration,
  context: Context<HttpEnv>,
  found: FoundActor,
) {
  const sender = credentialOf(found.actor) ?? context.get('address')
  return {
    params: parseParams(declaration, context.req.param(), found),
    query: declaration.query && parse(declaration.query, cleanStrings(context.req.query())),
    body:
      declaration.body && parse(declaration.body, await readClean(context.req.raw, declaration)),
    file: declaration.file && (await readFile(context.req.raw, declaration.file, sender)),
  }
}

async function readClean(
  request: Request,
  { bodyBytes = LENGTHS.jsonBody, bodyEntries }: CallDeclaration,
): Promise<unknown> {
  return cleanStrings(await readJsonBody(request, bodyBytes), bodyEntries)
}

// An id that cannot be is answered like one that is not.
function parseParams(declaration: CallDeclaration, input: unknown, found: FoundActor): unknown {
  if (!declaration.params) return undefined
  const parsed = z.safeParse(declaration.params, input)
  if (!parsed.success) throw notFound(declaration, found)
  return parsed.data
}

function parse(schema: z.core.$ZodType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AppError('INVALID_INPUT', {
    field: issue?.path.join('.') ?? '',
    message: issue && isFieldCopy(issue.message) ? issue.message : undefined,
  })
}

function toResponse(
  { env }: Pick<Deps, 'env'>,
  declaration: CallDeclaration,
  result: unknown,
  context: Context<HttpEnv>,
): Response {
  if (isDownload(result)) return answerDownload(declaration, result)
  const own = commonHeaders(context.get('requestId'), env.PUBLIC_ORIGIN)
  if (isStream(result)) return answerEventStream(result, context.env, own)
  context.set('hasCommonHeaders', true)
  if (declaration.reply.kind === 'empty') {
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...own } })
  }
  const body = JSON.stringify(result)
  if (declaration.isConditional) return answerConditional(context.req.raw.headers, body, own)
  return new Response(body, { headers: { ...JSON_HEADERS, ...own } })
}

function isStream(result: unknown): result is AsyncIterable<StreamMessage<unknown> | null> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result
}

// Every part was parsed by the schemas of this same declaration, and `owned` loaded as it says.
function isInputOf<K extends ContractKey>(_value: unknown): _value is HandlerInput<K> {
  return true
}
