import type { Logger } from 'pino'

export type PeriodicTask = {
  everyMs: number
  /** For the log, where it fails; the next time comes all the same. */
  name: string
  run: () => Promise<unknown>
}

/** Runs a task now and then every so often, until it is stopped. */
export function runEvery(logger: Logger, { everyMs, name, run }: PeriodicTask) {
  const start = () =>
    void run().catch((cause: unknown) => {
      logger.warn({ job: name, err: cause }, 'a job failed')
    })
  start()
  const timer = setInterval(start, everyMs)
  return { stop: () => clearInterval(timer) }
}
