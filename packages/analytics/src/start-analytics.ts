import type { BrowserChoice } from './choice.js'
import { setFirstVisit } from './internal/first-visit.js'
import type { Tracker } from './internal/tracker.js'
import { ensureUniqueId, removeUniqueId } from './internal/unique-id.js'
import type { Collector } from './internal/usage-client.js'
import { whenIdle } from './internal/when-idle.js'

/** Where Amplitude itself listens. */
export const AMPLITUDE_ENDPOINT = 'https://api.amplitude.com'

export type AnalyticsOptions = {
  /** Only in `production` is anything loaded or sent; the id is made everywhere. */
  appEnv: string
  /** Of the collector; without one nothing is loaded or sent. */
  apiKey: string
  /** An address with its protocol; Amplitude's own where it is empty or left out. */
  endpoint?: string
  choice: BrowserChoice
}

export type Analytics = {
  /** Tells of a page by the name of its route: never a path, a query or anybody's id. */
  viewPage: (route: string) => void
  /** For whoever leaves: nothing more is told, and the identity stays. */
  stop: () => void
}

/** The outside world, for tests. */
export type AnalyticsPorts = {
  whenIdle: () => Promise<void>
  loadTracker: (collector: Collector) => Promise<Tracker>
}

const BROWSER: AnalyticsPorts = {
  whenIdle,
  loadTracker: (collector) =>
    import('./internal/amplitude-tracker.js').then(({ createAmplitudeTracker }) =>
      createAmplitudeTracker(collector),
    ),
}

/**
 * Gives this browser its id with the first page and, in production, sends which pages it opens, as long as its person
 * allows it. What that takes is loaded when the page is idle; a no removes the id.
 */
export function startAnalytics(
  { appEnv, apiKey, endpoint, choice }: AnalyticsOptions,
  ports = BROWSER,
): Analytics {
  const isSending = appEnv === 'production' && apiKey !== ''
  let waiting: string[] = []
  let here: string | null = null
  let tracker: Tracker | null = null
  let isLoading = false
  let isOver = false
  let wasAllowed = false

  // Reads the choice each time: a tab may have missed a change made in another one.
  const update = () => {
    if (isOver) return
    const isAllowed = choice.isAllowed()
    if (isAllowed && !wasAllowed && here !== null) waiting = [here]
    wasAllowed = isAllowed
    if (!isAllowed) {
      waiting = []
      tracker?.stop()
      setFirstVisit(false)
      removeUniqueId()
      return
    }
    const isNew = ensureUniqueId()?.isNew ?? false
    if (!isSending) return
    if (isNew) setFirstVisit(true)
    if (waiting.length === 0) return
    if (tracker) tracker.view(waiting.splice(0))
    else if (!isLoading) void load()
  }
  const load = async () => {
    isLoading = true
    try {
      await ports.whenIdle()
      if (choice.isAllowed() && !isOver)
        tracker = await ports.loadTracker({ apiKey, endpoint: endpoint || AMPLITUDE_ENDPOINT })
    } catch {
      // A blocked or broken collector is nobody's trouble: the next page tries again.
      waiting = []
    }
    isLoading = false
    update()
  }
  const unsubscribe = choice.subscribe(update)
  update()
  return {
    viewPage: (route) => {
      here = route
      if (isSending) waiting.push(route)
      update()
    },
    stop: () => {
      isOver = true
      unsubscribe()
      tracker?.stop()
    },
  }
}
