import type { ComponentType } from 'react'
import type { GameCard } from '@doran/contract'

export type InPlaceProps = {
  game: Pick<GameCard, 'id' | 'kind' | 'title'>
  /** It came to an end; the result is known by its share code. */
  onFinished: (shareCode: string) => void
  onClose: () => void
}

/** Loads what plays a game over the page. */
export type LoadPlayInPlace = () => Promise<ComponentType<InPlaceProps>>
