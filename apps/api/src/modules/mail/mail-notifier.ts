import { setTimeout as sleep } from 'node:timers/promises'

/** Tells this process that it has queued a mail. */
export interface MailNotifier {
  ring(): void
  /** Resolves at the next ring with true, else with false after `timeoutMs` or when the signal aborts. */
  wait(timeoutMs: number, signal: AbortSignal): Promise<boolean>
}

export function createMailNotifier(): MailNotifier {
  let rung = new AbortController()
  return {
    ring: () => rung.abort(),
    async wait(timeoutMs, signal) {
      const wake = AbortSignal.any([signal, rung.signal])
      await sleep(timeoutMs, undefined, { signal: wake, ref: false }).catch(() => undefined)
      const isRung = rung.signal.aborted
      if (isRung) rung = new AbortController()
      return isRung
    },
  }
}
