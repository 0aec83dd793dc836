import { createApp } from '../connections/app.js'
import type { Endpoint } from '../endpoint.js'
import { RealtimeError } from '../errors.js'
import { readBody } from '../rest/read-body.js'
import { errorReply, preflightReply, reply } from '../rest/reply.js'
import type { RestAnswer } from '../rest/rest-call.js'
import type { ServerContext } from '../server-context.js'
import { addFixtureMembers } from './add-fixture-members.js'
import { keysOf, readAppSpec, type AppSpec } from './app-spec.js'

export type Suite = { context: ServerContext; endpoint: Endpoint }

const MAX_BODY_BYTES = 4_194_304
const PERSISTED_HISTORY_MS = 86_400_000

/** Answers what a suite of tests asks of the sandbox itself; `null` for all other paths. */
export async function handleSuiteRequest(suite: Suite, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const isApps = pathname === '/apps' || pathname.startsWith('/apps/')
  if (!isApps && pathname !== '/stats') return null
  if (request.method === 'OPTIONS') return preflightReply(request)
  try {
    return reply(request, isApps ? await answerApps(suite, request) : { status: 200, body: [] })
  } catch (error) {
    return await errorReply(request, error)
  }
}

async function answerApps(suite: Suite, request: Request): Promise<RestAnswer> {
  const url = new URL(request.url)
  if (request.method === 'POST' && url.pathname === '/apps') {
    const spec = readAppSpec(await readBody(request, MAX_BODY_BYTES))
    return { status: 201, body: create(suite, spec, url), format: 'json' }
  }
  const appId = url.pathname.slice('/apps/'.length)
  if (request.method === 'DELETE' && suite.endpoint.removeApp(appId))
    return { status: 200, body: {}, format: 'json' }
  throw new RealtimeError('notFound', `No application found at ${url.pathname}`)
}

function create({ context, endpoint }: Suite, spec: AppSpec, url: URL): object {
  const id = appIdFrom(context)
  const keys = keysOf(spec, id, context.ids)
  const persisted = new Set(
    spec.namespaces.filter((namespace) => namespace.persisted).map((namespace) => namespace.id),
  )
  const app = createApp(context, {
    id,
    keys,
    historyMsOf: (channel) =>
      persisted.has(channel.split(':', 1)[0] ?? '')
        ? PERSISTED_HISTORY_MS
        : context.limits.historyMs,
  })
  endpoint.addApp(app)
  for (const channel of spec.channels) addFixtureMembers(app, channel)
  return {
    appId: id,
    accountId: 'sandbox',
    keys: spec.keys.map(({ capabilityText }, index) => {
      const { name = '', secret = '' } = keys[index] ?? {}
      return {
        id: name.split('.')[1],
        keyName: name,
        keySecret: secret,
        keyStr: `${name}:${secret}`,
        value: `${name}:${secret}`,
        capability: capabilityText,
      }
    }),
    namespaces: spec.namespaces,
    endpoint: url.hostname,
    port: Number(url.port),
    tls: false,
  }
}

// Ids of apps are letters and digits, because a key's name is cut at its dot.
function appIdFrom({ ids }: ServerContext): string {
  return ids.create(9).replace(/[^A-Za-z0-9]/g, '0')
}
