/** The pictures of one game; every function answers a whole SVG document. */
export type GamePictures = {
  /** 640 × 480. */
  cover: () => string
  /** 400 × 400 each, by the key of the item or result. */
  pictures: Readonly<Record<string, () => string>>
}
