import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id as OWASP asks first for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A tenth of the time that the process's other threads get where there is not enough for all. */
const NICENESS = 10

/** `stored`: what the password is compared with; null to have it hashed. */
export type PasswordJob = { password: string; stored: string | null }
export type PasswordOutcome = { value: string | boolean } | { cause: unknown }

function work({ password, stored }: PasswordJob): PasswordOutcome {
  try {
    return {
      value: stored === null ? hashSync(password, COST) : verifySync(stored, password),
    }
  } catch (cause) {
    return { cause }
  }
}

// On Linux it is this thread's alone; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, NICENESS)
parentPort?.on('message', (job: PasswordJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(work(job))
})
