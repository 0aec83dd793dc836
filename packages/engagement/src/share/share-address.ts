/** How an address was passed on: by the device's own sheet, or copied. */
export type ShareWay = 'device' | 'copy'

/**
 * Passes on an address: by the device's own sheet where it has one, else copied. Null where the person closed the
 * sheet. Throws where neither works.
 */
export async function shareAddress(data: ShareData & { url: string }): Promise<ShareWay | null> {
  const outcome = await shareByDevice(data)
  if (outcome === 'shared') return 'device'
  if (outcome === 'closed') return null
  await navigator.clipboard.writeText(data.url)
  return 'copy'
}

async function shareByDevice(data: ShareData): Promise<'shared' | 'closed' | 'impossible'> {
  if (typeof navigator.share !== 'function') return 'impossible'
  return navigator.share(data).then(
    () => 'shared',
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'impossible',
  )
}
