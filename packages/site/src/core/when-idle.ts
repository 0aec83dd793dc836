/** The longest wait for a page that is never idle. */
const AT_MOST_MS = 3_000
const SAFARI_MS = 200

/** Runs a callback once the page has loaded and is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let cancel: (() => void) | null = null
  const wait = () => {
    cancel = requestIdle(run)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    cancel?.()
  }
}

// Safari has no idle callbacks.
function requestIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SAFARI_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(handle)
}
