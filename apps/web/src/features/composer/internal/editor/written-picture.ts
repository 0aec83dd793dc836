/** A picture of the text. `key` is null until it is stored; until then its upload names it. */
export type WrittenPicture = {
  key: string | null
  upload: string | null
  alt: string
  width: number
  height: number
}
