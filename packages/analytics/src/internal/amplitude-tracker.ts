import { createAmplitudeClient } from './amplitude-client.js'
import { createTracker, type Tracker } from './tracker.js'
import type { Collector } from './usage-client.js'

/** All that is loaded when a page is idle. */
export function createAmplitudeTracker(collector: Collector): Tracker {
  return createTracker(createAmplitudeClient(collector))
}
