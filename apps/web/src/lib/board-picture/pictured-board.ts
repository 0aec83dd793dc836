import type { TierOutcome } from '@doran/contract'
import type { PicturedBoard } from './shape-board'

type Around = { gameTitle: string; note: string | null; host: string }

/** A board of somebody's as a picture shows it; without a title of its own it is called as its game. */
export function picturedBoard(
  { title, rows }: Pick<TierOutcome, 'title' | 'rows'>,
  { gameTitle, note, host }: Around,
): PicturedBoard {
  return { title: title || gameTitle, rows, note, host }
}
