/** A process that cannot end in time ends anyway. */
const END_WITHIN_MS = 9_000

/** Runs `end` once, on the first SIGINT or SIGTERM, then exits. */
export function onEndSignal(end: (reason: string) => Promise<void>): void {
  let isEnding = false
  const start = (reason: string): void => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref()
    end(reason).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', () => start('SIGINT'))
  process.on('SIGTERM', () => start('SIGTERM'))
}
