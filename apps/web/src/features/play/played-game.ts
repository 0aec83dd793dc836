import type { GameContent, GameDetail, PlayCard } from '@doran/contract'

/** What a player opens with. */
export type PlayedGame<Content extends GameContent = GameContent> = {
  game: GameDetail
  versionId: string
  content: Content
  /** A play that waits to go on. */
  unfinished: Pick<PlayCard, 'id' | 'progress'> | null
}
