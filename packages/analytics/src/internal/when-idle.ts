const WITHIN_MS = 5_000

/** Once the page has loaded and has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise<void>((idle) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => idle(), { timeout: WITHIN_MS })
    else setTimeout(idle, 1_000)
  })
}
