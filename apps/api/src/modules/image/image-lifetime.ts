const HOUR_MS = 3_600_000

/** How long an uploaded image may wait to be claimed. */
export const UNUSED_FOR_MS = 24 * HOUR_MS

/** Later than it may be claimed, so that a purge and a claim never meet. */
export const PURGED_AFTER_MS = UNUSED_FOR_MS + HOUR_MS
