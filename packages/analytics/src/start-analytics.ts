import { COOKIES } from '@doran/contract/names'
import type { BrowserChoice } from './choice.js'
import { readCookie, writeCookie } from './internal/cookie.js'
import type { Tracker } from './internal/tracker.js'
import type { Collector } from './internal/usage-client.js'
import { whenIdle } from './internal/when-idle.js'

/** Where Amplitude itself listens. */
export const AMPLITUDE_ENDPOINT = 'https://api.amplitude.com'

export type AnalyticsOptions = {
  /** Anything but `production` keeps all of it off. */
  appEnv: string
  /** Of the collector; empty keeps all of it off. */
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
 * Tells the collector which pages this browser opens, as long as its person allows it. What it takes is loaded when
 * the page is idle; a no removes the identity.
 */
export function startAnalytics(
  { appEnv, apiKey, endpoint, choice }: AnalyticsOptions,
  ports = BROWSER,
): Analytics {
  if (appEnv !== 'production' || apiKey === '') return OFF
  let waiting: string[] = []
  let here: string | null = null
  let tracker: Tracker | null = null
  let isLoading = false
  let isOver = false
  let wasAllowed = false

  // Reads the choice each time: a tab may have missed what another one was told.
  const heed = () => {
    if (isOver) return
    const isAllowed = choice.isAllowed()
    if (isAllowed && !wasAllowed && here !== null) waiting = [here]
    wasAllowed = isAllowed
    if (!isAllowed) {
      waiting = []
      tracker?.stop()
      forgetUniqueId()
    } else if (waiting.length > 0) {
      if (tracker) tracker.view(waiting.splice(0))
      else if (!isLoading) void load()
    }
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
    heed()
  }
  const unsubscribe = choice.subscribe(heed)
  heed()
  return {
    viewPage: (route) => {
      here = route
      waiting.push(route)
      heed()
    },
    stop: () => {
      isOver = true
      unsubscribe()
      tracker?.stop()
    },
  }
}

const OFF: Analytics = { viewPage: () => {}, stop: () => {} }

function forgetUniqueId(): void {
  if (readCookie(COOKIES.uniqueId)) writeCookie(COOKIES.uniqueId, '', 0)
}
