import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a few questions to the database take. */
const ANSWER_AFTER_MS = 50

/** Does work whose time would say what its answer does not; answers or throws no sooner than any of it could. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const enough = sleep(ANSWER_AFTER_MS)
  return work().finally(() => enough)
}
