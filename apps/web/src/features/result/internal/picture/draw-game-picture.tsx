import type { GameDetail, FinishedPlay } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import { kindLabel, minutesLabel } from '../../../../lib/game-words'
import { FORMATS, type Format } from './formats'
import { GameImage } from './game-image'
import { readPicture } from './read-picture'
import { ResultImage } from './result-image'

export type GamePicture =
  | { of: 'game'; game: Pick<GameDetail, 'title' | 'subtitle' | 'kind' | 'minutes' | 'cover'> }
  | { of: 'result'; format: Format; play: Pick<FinishedPlay, 'game' | 'card' | 'playerName'> }

/** A game's picture, or a result's in one of its formats, as PNG. `host` is the site's, which a result's names. */
export async function drawGamePicture(picture: GamePicture, host: string): Promise<ArrayBuffer> {
  if (picture.of === 'game') {
    const { title, subtitle, cover, kind, minutes } = picture.game
    const art = await readPicture(cover.url)
    const facts = `${kindLabel(kind)} · ${minutesLabel(minutes)}`
    return drawPng(
      <GameImage title={title} subtitle={subtitle} facts={facts} art={art} />,
      FORMATS.wide,
    )
  }
  const { format, play } = picture
  const { card, playerName } = play
  const [art, ...podium] = await Promise.all([
    readPicture(card.picture.url),
    ...card.podium.map(async ({ place, label, picture: { url } }) => ({
      place,
      label,
      art: await readPicture(url),
    })),
  ])
  return drawPng(
    <ResultImage
      format={format}
      gameTitle={play.game.title}
      card={card}
      art={art}
      podium={podium}
      playerName={playerName}
      host={host}
    />,
    FORMATS[format],
  )
}
