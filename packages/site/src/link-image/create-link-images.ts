import { ApiError } from '@doran/api-client'
import { DrawingRefused, type LinkImage, type LinkSubject } from './link-subject.js'

type CachedImage = LinkImage & { version: string; checkedAt: number }

/** Links are looked at in bursts: the API is asked about a thing once in this time. */
const FRESH_MS = { everyone: 60_000, 'until-withdrawn': 30_000, owner: 0 } as const
/** More would keep everybody's pictures waiting: later requests get the answer to come back later. */
const MOST_WAITING = 6
/** So many of them for one address, or one would keep everybody's waiting: as many as there are of one result. */
const MOST_WAITING_EACH = 3
/** The limit holds about three hundred pictures. */
const MOST_BYTES = 32 * 1_048_576

export type LinkImagesOptions<Subject> = {
  draw: (subject: Subject) => Promise<ArrayBuffer>
  now?: () => number
  mostBytes?: number
}

/** `key` names the picture; what differs for askers must not be kept under one. */
export type LinkImages<Subject> = (
  key: string,
  find: () => Promise<Subject | null>,
  asker?: Asker,
) => Promise<LinkImage | null>

type Asker = {
  /** Unknown where there is none. */
  address?: string | undefined
  /** Asked before something is drawn. */
  mayDraw?: () => boolean
}

/**
 * Draws the pictures of things once per version and keeps them; for those that are their owner's alone `find` says
 * each time who may see them. The least recently used ones are let go. Null for a thing that is gone. A public
 * picture is still shown while the API cannot answer; without one it throws the `ApiError`, and `DrawingRefused`
 * where `mayDraw` refuses or too many wait.
 */
export function createLinkImages<Subject extends LinkSubject>({
  draw,
  now = Date.now,
  mostBytes = MOST_BYTES,
}: LinkImagesOptions<Subject>): LinkImages<Subject> {
  const images = new Map<string, CachedImage>()
  const drawings = new Map<string, Promise<ArrayBuffer>>()
  let latest: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string | undefined, number>()

  /** One at a time: drawing takes a whole core. */
  function drawNext(subject: Subject, address: string | undefined): Promise<ArrayBuffer> {
    const all = [...waiting.values()].reduce((sum, each) => sum + each, 0)
    const own = waiting.get(address) ?? 0
    const isFull = address !== undefined && own >= MOST_WAITING_EACH
    if (isFull || all >= MOST_WAITING) throw new DrawingRefused()
    waiting.set(address, own + 1)
    const drawing = latest.then(() => draw(subject)).finally(() => leave(address))
    latest = drawing.catch(() => {})
    return drawing
  }

  function leave(address: string | undefined) {
    const left = (waiting.get(address) ?? 0) - 1
    if (left > 0) waiting.set(address, left)
    else waiting.delete(address)
  }

  function drawOnce(
    key: string,
    subject: Subject,
    { address, mayDraw = () => true }: Asker,
  ): Promise<ArrayBuffer> {
    const name = `${key} ${subject.version}`
    const running = drawings.get(name)
    if (running) return running
    if (!mayDraw()) throw new DrawingRefused()
    const drawing = drawNext(subject, address).finally(() => drawings.delete(name))
    drawings.set(name, drawing)
    return drawing
  }

  function keep(key: string, image: CachedImage): LinkImage {
    images.delete(key)
    images.set(key, image)
    let bytes = [...images.values()].reduce((sum, { png }) => sum + png.byteLength, 0)
    for (const [oldest, { png }] of images) {
      if (bytes <= mostBytes) break
      images.delete(oldest)
      bytes -= png.byteLength
    }
    return image
  }

  return async (key, find, asker = {}) => {
    const checkedAt = now()
    const known = images.get(key)
    if (known && checkedAt - known.checkedAt < FRESH_MS[known.audience]) return keep(key, known)
    try {
      const subject = await find()
      if (!subject) {
        images.delete(key)
        return null
      }
      const { address, version, audience } = subject
      const same = images.get(key)
      const png = same?.version === version ? same.png : await drawOnce(key, subject, asker)
      return keep(key, { address, version, audience, png, checkedAt })
    } catch (error) {
      const last = images.get(key)
      if (last?.audience === 'everyone' && error instanceof ApiError) return keep(key, last)
      throw error
    }
  }
}
