import type { Board, RichText } from '@doran/contract'

/** A post of the product's own account. */
export type ShippedPost = {
  id: string
  board: Board
  title: string
  body: RichText
  isPinned?: true
}
