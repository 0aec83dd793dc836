import type { TierColour } from '@doran/contract'

export type BoardRow = {
  readonly key: string
  readonly label: string
  readonly text: string
  readonly colour: TierColour
  /** Keys of items and cards, from the left. */
  readonly items: readonly string[]
}

export type TierBoard = {
  /** Empty: as the game is called. */
  readonly title: string
  readonly rows: readonly BoardRow[]
  /** What waits to be placed. */
  readonly tray: readonly string[]
  /** Cards that the player added. */
  readonly cards: readonly { readonly key: string; readonly label: string }[]
  /** By item. */
  readonly reasons: Readonly<Record<string, string>>
}

/** Boards that can be gone back to, the nearest first. */
export type BoardHistory = { readonly board: TierBoard; readonly next: BoardHistory } | null

export type TierState = {
  readonly board: TierBoard
  readonly undone: BoardHistory
  readonly done: BoardHistory
}
