const HOUR_MS = 3_600_000

/** How long an uploaded image waits to be used. */
export const UNUSED_FOR_MS = 24 * HOUR_MS

/** Later than it may be claimed, so that sweeping and claiming never meet. */
export const SWEPT_AFTER_MS = UNUSED_FOR_MS + HOUR_MS
