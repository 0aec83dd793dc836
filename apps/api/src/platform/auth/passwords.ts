import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../errors/app-error.js'
import { packageRoot } from '../process/package-root.js'
import type { PasswordJob, PasswordOutcome } from './password-worker.js'

/** Some ten seconds of work. */
const MOST_WAITING = 300
const RETRY_AFTER_SECONDS = 10
const RESTART_SECONDS = 2

const WORKER = import.meta.filename.endsWith('.ts')
  ? 'src/platform/auth/password-worker.ts'
  : 'dist/platform/auth/password-worker.js'

export interface Passwords {
  /** The password as it is stored. */
  hash(password: string): Promise<string>
  /** Takes as long where nothing is stored, and is never right then. */
  isRight(password: string, stored: string | null): Promise<boolean>
}

type Waiting = { resolve: (value: string | boolean) => void; reject: (cause: unknown) => void }

/**
 * Passwords are worked on one at a time by a thread of low priority, so that however many people sign in at once,
 * stories and readers keep the core. Throws `TOO_MANY` where too many wait.
 */
export function createPasswords(): Passwords {
  /** The thread answers in the order of its requests, so the first entry belongs to the next answer. */
  const waiting: Waiting[] = []
  let worker: Worker | null = null

  const start = (): Worker => {
    const made = new Worker(join(packageRoot(), WORKER))
    let failure: unknown
    made.on('message', (outcome: PasswordOutcome) => {
      const next = waiting.shift()
      if (waiting.length === 0) made.unref()
      if ('value' in outcome) next?.resolve(outcome.value)
      else next?.reject(outcome.cause)
    })
    made.on('error', (cause) => (failure = cause))
    made.on('exit', () => {
      worker = null
      const refusal = new AppError('MAINTENANCE', { retryAfter: RESTART_SECONDS, cause: failure })
      for (const { reject } of waiting.splice(0)) reject(refusal)
    })
    return made
  }

  const ask = (job: PasswordJob): Promise<string | boolean> => {
    if (waiting.length >= MOST_WAITING) {
      throw new AppError('TOO_MANY', { retryAfter: RETRY_AFTER_SECONDS })
    }
    worker ??= start()
    // The process does not end while a caller waits, and does not go on for the thread alone.
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }

  return {
    async hash(password) {
      const value = await ask({ password, stored: null })
      if (typeof value !== 'string') throw new Error('unreachable')
      return value
    },
    async isRight(password, stored) {
      return (await ask({ password, stored })) === true
    },
  }
}
