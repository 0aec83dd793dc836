import type { FinishedPlay, GameDetail } from '@doran/contract'
import type { LinkSubject } from '@doran/site/link-image'
import type { GamePicture } from './draw-game-picture'
import { pictureAddress, type Format } from './formats'

export type PictureSubject = LinkSubject & { picture: GamePicture }

/** Every version of a game has an address of its own. */
export function gameSubject(game: GameDetail): PictureSubject {
  const { linkImage, title, subtitle, kind, minutes, cover } = game
  return {
    address: linkImage,
    version: JSON.stringify([linkImage, title, subtitle, minutes, cover.url]),
    audience: 'everyone',
    picture: { of: 'game', game: { title, subtitle, kind, minutes, cover } },
  }
}

/** Whether the player's name stands there changes the picture, not its address. */
export function resultSubject(play: FinishedPlay, format: Format): PictureSubject {
  const { game, card, playerName, outcome, linkImage, isPublic } = play
  return {
    address: pictureAddress(linkImage, format),
    version: JSON.stringify([game.title, card, playerName]),
    audience: isPublic ? 'until-withdrawn' : 'owner',
    picture: { of: 'result', format, play: { game, card, playerName, outcome } },
  }
}
