/** The browser's clock and its frames. */
export type Pacer = {
  now: () => number
  /** When an event happened, by the same clock. */
  timeOf: (event: { timeStamp: number }) => number
  /** Answers how to take it back. */
  onFrame: (draw: (time: number) => void) => () => void
}

/** An event that claims to be older comes from a browser with another clock. */
const OLDEST_MS = 1_000

export const browserPacer: Pacer = {
  now: () => performance.now(),
  timeOf({ timeStamp }) {
    const now = performance.now()
    return timeStamp <= now && now - timeStamp < OLDEST_MS ? timeStamp : now
  },
  onFrame(draw) {
    const frame = requestAnimationFrame(() => draw(performance.now()))
    return () => cancelAnimationFrame(frame)
  },
}
