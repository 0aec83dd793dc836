import { ApiError } from '@doran/api-client'

const FRESH_MS = 60_000

/**
 * An answer that is the same for everybody: asked for once a minute, by one at a time. The last one stands in while
 * the API cannot say; before the first, whoever asks hears the failure.
 */
export function keepAnswer<T>(ask: () => Promise<T>, now: () => number = Date.now) {
  let kept: { answer: T; at: number } | null = null
  let asking: Promise<T> | null = null

  async function askNow(): Promise<T> {
    try {
      const answer = await ask()
      kept = { answer, at: now() }
      return answer
    } catch (error) {
      if (!kept || !(error instanceof ApiError)) throw error
      kept.at = now()
      return kept.answer
    } finally {
      asking = null
    }
  }

  return (): Promise<T> => {
    if (kept && now() - kept.at < FRESH_MS) return Promise.resolve(kept.answer)
    asking ??= askNow()
    return asking
  }
}
