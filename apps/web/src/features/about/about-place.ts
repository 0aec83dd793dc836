/** Where one can sit down; a place joins when its page exists. */
export type AboutPlace = {
  name: string
  href: string
  description: string
  /** On the map of 640 × 440. */
  seat: { x: number; y: number }
}
