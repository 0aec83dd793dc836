import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../platform/context/context.js'
import type { Service } from '../../platform/module/module.js'
import { makeWaitingBooks } from './make-waiting-books.js'

/** Somebody watches it being made: what waits is looked for often, by a small index. */
const POLL_MS = 500

/** Makes the books that are asked for, here and in other processes. `stop` ends after the step that is being done. */
export function startMaking(ctx: Context): Service {
  const stopping = new AbortController()
  const stopped = makeUntil(ctx, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await stopped
    },
  }
}

async function makeUntil(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await makeWaitingBooks(ctx, signal).catch((cause: unknown) =>
      ctx.logger.warn({ err: cause }, 'books of the year were not made'),
    )
    await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
