/** A bar that shrinks with the time. The browser moves it by itself, so that a frame costs nothing. */
export function createTimeBar(bar: HTMLElement, totalMs: number) {
  let moving: Animation | null = null
  const scaleOf = (ms: number) => `scaleX(${Math.min(1, ms / totalMs).toFixed(4)})`
  function hold(leftMs: number): void {
    moving?.cancel()
    moving = null
    bar.style.transform = scaleOf(leftMs)
  }
  return {
    hold,
    run(leftMs: number): void {
      hold(leftMs)
      if (!('animate' in bar)) return
      const frames = [{ transform: scaleOf(leftMs) }, { transform: 'scaleX(0)' }]
      moving = bar.animate(frames, { duration: leftMs, fill: 'forwards' })
      // One that is cancelled rejects.
      void moving.finished.catch(() => undefined)
    },
  }
}
