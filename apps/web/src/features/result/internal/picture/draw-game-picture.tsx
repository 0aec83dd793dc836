import type { GameDetail, FinishedPlay, TierOutcome } from '@doran/contract'
import { drawPng } from '@doran/site/link-image'
import { USUAL_LOOK } from '../../../../lib/board-picture/board-formats'
import { BoardImage } from '../../../../lib/board-picture/board-image'
import { picturedBoard } from '../../../../lib/board-picture/pictured-board'
import { shapeBoard } from '../../../../lib/board-picture/shape-board'
import { kindLabel, minutesLabel } from '../../../../lib/game-words'
import { FORMATS, type Format } from './formats'
import { GameImage } from './game-image'
import { readPicture } from './read-picture'
import { readSmall } from './read-small'
import { ResultImage } from './result-image'

export type GamePicture =
  | { of: 'game'; game: Pick<GameDetail, 'title' | 'subtitle' | 'kind' | 'minutes' | 'cover'> }
  | {
      of: 'result'
      format: Format
      play: Pick<FinishedPlay, 'game' | 'card' | 'playerName' | 'outcome'>
    }

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
  const { card, playerName, outcome } = play
  if (outcome.kind === 'tier') return drawBoard(outcome, { format, play, host })
  const [art, ...podium] = await Promise.all([
    card.picture && readPicture(card.picture.url),
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

const BOARD_FORMAT = { wide: 'link', square: 'square', tall: 'tall' } as const

type Drawn = Omit<Extract<GamePicture, { of: 'result' }>, 'of'> & { host: string }

/** A tier board: what is in its rows is the picture. */
async function drawBoard(
  outcome: TierOutcome,
  { format, play: { game, playerName }, host }: Drawn,
): Promise<ArrayBuffer> {
  const board = picturedBoard(outcome, { gameTitle: game.title, note: playerName, host })
  const picture = shapeBoard(board, { ...USUAL_LOOK, format: BOARD_FORMAT[format] })
  const urls = picture.shapes.flatMap((shape) => (shape.type === 'image' ? shape.url : []))
  const read = await Promise.all(urls.map(async (url) => [url, await readSmall(url)] as const))
  const sources = new Map(read)
  return drawPng(
    <BoardImage picture={picture} sourceOf={(url) => sources.get(url) ?? null} />,
    FORMATS[format],
  )
}
