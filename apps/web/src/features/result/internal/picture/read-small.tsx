import { drawPng } from '@doran/site/link-image'
import { readPicture } from './read-picture'

/** As large as an item is in a picture of a board at most. */
const SIZE = { width: 220, height: 220 }
/** About ten megabytes. */
const MOST_KEPT = 200

// oxlint-disable-next-line doran/no-module-state -- a cache of the server: an address always draws the same
const kept = new Map<string, Promise<string | null>>()

/**
 * A drawing as a small PNG in a data address, drawn once: a board has dozens, and each costs as much as all the rest of
 * its picture while it is a drawing still.
 */
export function readSmall(url: string): Promise<string | null> {
  const known = kept.get(url) ?? draw(url).catch(() => null)
  kept.delete(url)
  kept.set(url, known)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return known
}

async function draw(url: string): Promise<string | null> {
  const drawing = await readPicture(url)
  if (drawing === null) return null
  const png = await drawPng(<img src={drawing} alt="" {...SIZE} />, SIZE)
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}
