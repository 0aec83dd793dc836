import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { deliverMails } from './deliver-mails.js'
import { purgeMails } from './mail-store.js'

const LOOK_EVERY_MS = 5_000
/** The bell rings before the transaction is committed, so the next looks follow closely on it. */
const FIRST_LOOK_MS = 25
const PURGE_MS = 3_600_000
const KEPT_MS = 7 * 86_400_000
const LAST_WORDS_MS = 1_500

/**
 * Sends what is queued, here and by other processes. `stop` lets what is being sent end, but not for long: it goes
 * out once more from another process.
 */
export function startMailing(deps: Deps): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const ended = keepMailing(deps, ending.signal)
  const purging = runEvery(deps, {
    everyMs: PURGE_MS,
    failure: 'old mails were not deleted',
    run: () => purgeMails(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS)),
  })
  return {
    async stop() {
      purging.stop()
      ending.abort()
      await Promise.race([ended, deps.clock.sleep(LAST_WORDS_MS)])
    },
  }
}

async function keepMailing(deps: Deps, signal: AbortSignal): Promise<void> {
  let pauseMs = LOOK_EVERY_MS
  while (!signal.aborted) {
    await deliverMails(deps, signal).catch((cause: unknown) =>
      deps.logger.warn({ err: cause }, 'mails were not delivered'),
    )
    const isRung = await deps.mailNotifier.wait(pauseMs, signal)
    pauseMs = isRung ? FIRST_LOOK_MS : Math.min(LOOK_EVERY_MS, pauseMs * 2)
  }
}
