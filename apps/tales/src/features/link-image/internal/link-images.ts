import { ApiError } from '@doran/api-client'
import type { ThemeCard, ThemeDetail } from '@doran/contract'

export type LinkedTheme = ThemeCard & Pick<ThemeDetail, 'linkImage'>
type LinkImage = { address: string; png: ArrayBuffer }
type KeptImage = LinkImage & { checkedAt: number }

/** Links are looked at in bursts: the API is asked about a theme once a minute. */
const FRESH_MS = 60_000
/** About three hundred pictures. */
const MOST_BYTES = 32 * 1_048_576

type Options = {
  draw: (theme: LinkedTheme) => Promise<ArrayBuffer>
  now?: () => number
  mostBytes?: number
}

/** Each theme's picture, drawn once per version. The ones looked at least recently are let go. */
export function createLinkImages({ draw, now = Date.now, mostBytes = MOST_BYTES }: Options) {
  const kept = new Map<string, KeptImage>()
  const drawings = new Map<string, Promise<ArrayBuffer>>()
  let latest: Promise<unknown> = Promise.resolve()

  /** One at a time: drawing takes a whole core. */
  function drawOnce(theme: LinkedTheme): Promise<ArrayBuffer> {
    const running = drawings.get(theme.linkImage)
    if (running) return running
    const drawing = latest.then(() => draw(theme)).finally(() => drawings.delete(theme.linkImage))
    drawings.set(theme.linkImage, drawing)
    latest = drawing.catch(() => {})
    return drawing
  }

  function keep(id: string, image: KeptImage): LinkImage {
    kept.delete(id)
    kept.set(id, image)
    let bytes = [...kept.values()].reduce((sum, { png }) => sum + png.byteLength, 0)
    for (const [oldest, { png }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= png.byteLength
    }
    return image
  }

  /** Null for a theme that is gone. What is kept stands in while the API cannot say; with nothing kept it throws. */
  return async (
    templateUUID: string,
    findTheme: () => Promise<LinkedTheme | null>,
  ): Promise<LinkImage | null> => {
    const id = templateUUID.toLowerCase()
    const known = kept.get(id)
    if (known && now() - known.checkedAt < FRESH_MS) return keep(id, known)
    try {
      const theme = await findTheme()
      if (!theme) {
        kept.delete(id)
        return null
      }
      const address = theme.linkImage
      const same = kept.get(id)
      const png = same?.address === address ? same.png : await drawOnce(theme)
      return keep(id, { address, png, checkedAt: now() })
    } catch (error) {
      const last = kept.get(id)
      if (last && error instanceof ApiError) return keep(id, last)
      throw error
    }
  }
}
