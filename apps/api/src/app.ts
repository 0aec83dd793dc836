import { randomUUID } from 'node:crypto'
import { contract, type ContractKey } from '@doran/contract'
import { INTERNAL_HEADERS } from '@doran/contract/names'
import { Hono } from 'hono'
import { AppError } from './platform/errors/app-error.js'
import type { Deps } from './deps.js'
import { clientAddress, frontDoorCheck } from './platform/http/client-address.js'
import { commonHeaders } from './platform/http/common-headers.js'
import { errorResponse, toAppError } from './platform/http/error-handler.js'
import { isSentAlready } from './platform/http/event-stream.js'
import type { HttpEnv } from './platform/http/http-env.js'
import { mountCall } from './platform/http/mount-call.js'
import { mountHealth, type Health } from './platform/http/health.js'
import { mountOpenApi } from './platform/http/openapi.js'
export function createApp(deps: Deps, health: Health): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const isFromFrontDoor = frontDoorCheck(deps.env.FRONT_DOOR_SECRET)

  app.use(async (context, next) => {
    const { headers } = context.req.raw
    const isTrusted = isFromFrontDoor(headers)
    const given = isTrusted ? headers.get(INTERNAL_HEADERS.requestId) : null
    const requestId = given ?? randomUUID()
    context.set('requestId', requestId)
    context.set('cookies', [])
    context.set('hasCommonHeaders', false)
    context.set('address', clientAddress(headers, socketAddress(context.env), isTrusted))
    const startedAt = performance.now()
    await next()
    if (!isSentAlready(context.res)) {
      const own = context.get('hasCommonHeaders')
        ? {}
        : commonHeaders(requestId, deps.env.PUBLIC_ORIGIN)
      for (const [name, value] of Object.entries(own)) context.res.headers.set(name, value)
      for (const line of context.get('cookies')) context.res.headers.append('set-cookie', line)
    }
    deps.logger.info(
      {
        requestId,
        method: context.req.method,
        route: context.req.routePath,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'answered',
    )
  })

  app.onError((thrown, context) => {
    const error = toAppError(thrown)
    const requestId = context.get('requestId')
    if (error.code === 'UNKNOWN') deps.logger.error({ requestId, err: thrown }, 'a bug')
    if (error.code === 'MAINTENANCE') deps.logger.warn({ requestId, err: thrown }, 'unavailable')
    return errorResponse(error, requestId)
  })
  app.notFound((context) => errorResponse(new AppError('NOT_FOUND'), context.get('requestId')))

  mountHealth(app, health)
  mountOpenApi(app, deps)
  for (const { mount } of deps.registry.modules) mount?.(app, deps)
  for (const key of contractKeys()) mountKey(app, deps, key)
  return app
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the key to its own handler
function mountKey<K extends ContractKey>(app: Hono<HttpEnv>, deps: Deps, key: K): void {
  mountCall(app, deps, key, contract[key], deps.registry.handlers[key])
}

function contractKeys(): ContractKey[] {
  return Object.keys(contract).filter(isContractKey)
}

function isContractKey(key: string): key is ContractKey {
  return Object.hasOwn(contract, key)
}

// Requests made in a test have no socket.
function socketAddress(env: unknown): string | undefined {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined
  const incoming: unknown = env.incoming
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return undefined
  const socket: unknown = incoming.socket
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket))
    return undefined
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined
}
