import { setTimeout as sleep } from 'node:timers/promises'

/** Notifies the delivery of this process that a mail was queued. */
export interface MailNotifier {
  notify(): void
  /** Resolves with true at the next notification, else with false after `timeoutMs` or when the signal aborts. */
  wait(timeoutMs: number, signal: AbortSignal): Promise<boolean>
}

export function createMailNotifier(): MailNotifier {
  let notified = new AbortController()
  return {
    notify: () => notified.abort(),
    async wait(timeoutMs, signal) {
      const either = AbortSignal.any([signal, notified.signal])
      await sleep(timeoutMs, undefined, { signal: either, ref: false }).catch(() => undefined)
      const isNotified = notified.signal.aborted
      if (isNotified) notified = new AbortController()
      return isNotified
    },
  }
}
