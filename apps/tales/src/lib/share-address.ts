/** Passes on an address: by the device's own sheet where it has one, else copied. Throws where neither works. */
export async function shareAddress(data: ShareData & { url: string }): Promise<'device' | 'copy'> {
  if (await isSharedByDevice(data)) return 'device'
  await navigator.clipboard.writeText(data.url)
  return 'copy'
}

/** Closing the sheet is no failure. */
async function isSharedByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
