import type { Context } from '../../platform/context/context.js'
import { holdLock, type HeldLock } from '../../platform/db/hold-lock.js'
import type { Service } from '../../platform/module/module.js'

/** Any number; the same for every process. */
const ENDPOINT_LOCK = 710_230
const RETRY_MS = 2_000

type EndpointContext = Context<'realtime' | 'databaseSource'>

/** Opens the embedded endpoint in one process of all that share the database; the others take over when it ends. */
export function startEndpoint(ctx: EndpointContext): Service {
  const { embedded } = ctx.realtime
  if (!embedded) return { stop: () => undefined }
  const stopping = new AbortController()
  const stopped = keepEndpoint(ctx, stopping.signal)
  return {
    drain: () => embedded.close(),
    async stop() {
      stopping.abort()
      await stopped
      await embedded.close()
    },
  }
}

async function keepEndpoint(ctx: EndpointContext, signal: AbortSignal): Promise<void> {
  const { embedded } = ctx.realtime
  let hasSaidSo = false
  while (!signal.aborted) {
    const lock = await tryLock(ctx)
    if (lock === 'unknown') {
      await pause(signal)
    } else if (lock) {
      if (!signal.aborted) embedded?.open()
      hasSaidSo = false
      await Promise.race([lock.ended, aborted(signal)])
      await lock.release()
    } else {
      // Whoever is connected here would hear nothing any more.
      await embedded?.close()
      if (!hasSaidSo) ctx.logger.info('another process has the realtime endpoint')
      hasSaidSo = true
      await pause(signal)
    }
  }
}

/** `unknown` while the database is away: the endpoint stays as it is. */
async function tryLock(ctx: EndpointContext): Promise<HeldLock | null | 'unknown'> {
  return holdLock(ctx.databaseSource, ENDPOINT_LOCK).catch((cause: unknown) => {
    ctx.logger.debug({ err: cause }, 'the lock of the realtime endpoint was not asked for')
    return 'unknown' as const
  })
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function pause(signal: AbortSignal): Promise<void> {
  await Promise.race([
    aborted(signal),
    new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS).unref()),
  ])
}
