import { StopError } from './errors.mjs'
import { portTakenFrom } from './port-taken.mjs'
import { delay } from './process-group.mjs'

const START_WITHIN_MS = 120_000

/** Resolves when each app answers itself, and the pages through the front door; `signal` ends the waiting. */
export async function allReady(apps, doorOrigin, { log, signal }) {
  const end = Date.now() + START_WITHIN_MS
  await Promise.all(
    apps.map(async (app) => {
      await answering(app.readyUrl, app.name, { end, signal })
      const taken = portTakenFrom(app)
      if (taken) throw taken
      app.markReady()
      log(`${app.name} is ready`)
    }),
  )
  for (const path of ['/', '/doran-tales'])
    await answering(`${doorOrigin}${path}`, `the page ${path}`, { end, signal })
}

async function answering(url, what, { end, signal }) {
  for (;;) {
    const status = await statusOf(url)
    signal.throwIfAborted()
    if (status > 0 && status < 500) return
    if (Date.now() > end)
      throw new StopError(
        `${what} did not answer within ${START_WITHIN_MS / 1000} s (${url}: ${status || 'no answer'})`,
      )
    await delay(150)
  }
}

async function statusOf(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
