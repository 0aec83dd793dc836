import { createContext, useContext } from 'react'
import type { TierContent, TierInput, TierItem } from '@doran/contract'
import type { TierBoard } from '@doran/game-engine'

export type BoardTools = {
  content: TierContent
  board: TierBoard
  /** Does it, and says what was done; false where it is not allowed. */
  act: (input: TierInput) => boolean
  itemOf: (key: string) => TierItem | undefined
  /** The item that a tap, or the next keys, will move. */
  selected: string | null
  select: (item: string | null) => void
  /** Selects, or lets go. */
  toggle: (item: string) => void
  /** Into a row, or back to those that wait, at the end. The focus goes on. */
  send: (item: string, row: string | null) => void
  /** Opens what an item says of itself. */
  explain: (item: string) => void
}

const BoardContext = createContext<BoardTools | null>(null)

export const BoardProvider = BoardContext

export function useBoard(): BoardTools {
  const tools = useContext(BoardContext)
  if (tools === null) throw new Error('no board around')
  return tools
}
