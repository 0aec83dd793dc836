import type { Metadata } from 'next'
import { findOnApi, routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { BoardFrame } from '../../../features/board/board-frame'
import { BoardThumbnailPage } from '../../../features/board/board-thumbnail-page'
import { GamesHubPage } from '../../../features/games/games-hub-page'
import { hubMetadata } from '../../../features/games/hub-metadata'
import { readBoardAddress, type BoardAddress } from '../../../features/play/board-address'
import type { PlayQuery } from '../../../features/play/play-address'
import { RatedPlayer } from '../../../features/play/rated-player'
import { readBoardPrefix } from '../../../features/play/read-board-prefix'
import { readPlayedGame } from '../../../features/play/read-played-game'
import { unlessRated } from '../../../lib/unless-rated'
import { BoardThumbnail } from './board-thumbnail'
import { TierPlay } from './tier-play'

type PageProps = { searchParams: Promise<PlayQuery> }

const BAR = { back: { href: routes.tierBoard.path(), label: '티어표' } }

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return readBoardAddress(await searchParams) ? { robots: { index: false } } : hubMetadata('tier')
}

async function TierBoardRoute({ searchParams }: PageProps) {
  const query = await searchParams
  const address = readBoardAddress(query)
  if (!address) return GamesHubPage({ kind: 'tier', query })
  return address.of === 'game' ? BoardRoute(address) : PictureRoute(address, query)
}

/** A board that is being made. */
async function BoardRoute({ gameId, way, from }: Extract<BoardAddress, { of: 'game' }>) {
  if (!gameId) return null
  const api = await serverApi(env)
  const played = await readPlayedGame(api, 'tier', gameId)
  if (!played) return null
  if ('refusal' in played) return <RatedPlayer {...played} />
  const prefix =
    way === 'fresh' ? await readBoardPrefix(api, { content: played.content, gameId, from }) : []
  return (
    <SitePage bar={BAR}>
      <TierPlay key={gameId} played={played} way={way} prefix={prefix} />
    </SitePage>
  )
}

/** A picture of a finished board that the person may see. */
async function PictureRoute(
  { shareCode, isFrame }: Extract<BoardAddress, { of: 'play' }>,
  query: PlayQuery,
) {
  if (!shareCode) return null
  const api = await serverApi(env)
  const play = await findOnApi(
    unlessRated(api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } })),
  )
  if (!play || typeof play === 'string' || play.outcome.kind !== 'tier') return null
  const { game, outcome, playerName } = play
  const host = new URL(env.publicOrigin).host
  if (isFrame) return <BoardFrame board={outcome} {...{ game, host, playerName, query }} />
  return (
    <SitePage bar={BAR}>
      <BoardThumbnailPage play={play}>
        <BoardThumbnail
          gameId={game.id}
          board={{ title: outcome.title || game.title, rows: outcome.rows }}
          name={playerName}
        />
      </BoardThumbnailPage>
    </SitePage>
  )
}

export default pausable(findable(TierBoardRoute))
