import type { Picture } from '@doran/contract'

/** A drawing of a shipped game: of the result or item with this key, or its `cover`. */
export function pictureOf(slug: string, key: string, alt: string): Picture {
  return { url: `/pictures/games/${slug}/${key}.svg`, alt }
}
