import type { Deps } from '../../deps.js'

export type PeriodicTask = {
  everyMs: number
  /** What the log says where it fails; the next time comes all the same. */
  failure: string
  run: () => Promise<unknown>
}

/** Does something now and then, until it is stopped. */
export function runEvery({ logger }: Pick<Deps, 'logger'>, { everyMs, failure, run }: PeriodicTask) {
  const begin = () =>
    void run().catch((cause: unknown) => {
      logger.warn({ err: cause }, failure)
    })
  begin()
  const timer = setInterval(begin, everyMs)
  return { stop: () => clearInterval(timer) }
}
