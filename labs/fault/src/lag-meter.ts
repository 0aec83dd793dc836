const LOOK_EVERY_MS = 20

export type LagMeter = { worstSince: (atMs: number) => number; stop: () => void }

/** How late this process's own timers came: a busy machine, not the API, made those waits. */
export function startLagMeter(): LagMeter {
  const lags: { atMs: number; lagMs: number }[] = []
  let dueAtMs = Date.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const lagMs = Date.now() - dueAtMs
    if (lagMs > LOOK_EVERY_MS) lags.push({ atMs: Date.now(), lagMs })
    dueAtMs = Date.now() + LOOK_EVERY_MS
  }, LOOK_EVERY_MS)
  return {
    worstSince: (sinceMs) =>
      Math.max(0, ...lags.filter(({ atMs }) => atMs >= sinceMs).map(({ lagMs }) => lagMs)),
    stop: () => clearInterval(timer),
  }
}
