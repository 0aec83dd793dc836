import { cache } from 'react'
import type { Metadata } from 'next'
import { findOnApi, routes } from '@doran/site/core'
import { findable, pausable, serverApi, unlessPaused } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { redirect } from 'next/navigation'
import { env } from '../../../env'
import {
  readConsensusAddress,
  type ConsensusQuery,
} from '../../../features/consensus/consensus-address'
import { ConsensusPage } from '../../../features/consensus/consensus-page'
import { consensusPicture } from '../../../features/consensus/consensus-picture'
import { GameRatingGate } from '../../../lib/game-rating-gate'
import { consensusPath } from '../../../lib/game-paths'
import { unlessRated } from '../../../lib/unless-rated'
import { BoardThumbnail } from '../thumbnailer/board-thumbnail'

type PageProps = { searchParams: Promise<ConsensusQuery> }

const BAR = { back: { href: routes.tierBoard.path(), label: '티어표' } }

const findGame = cache(async (gameId: string) =>
  findOnApi((await serverApi(env)).call('GET /v1/game/{gameId}', { params: { gameId } })),
)

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { gameId } = readConsensusAddress(await searchParams)
  const game = gameId ? await unlessPaused(findGame(gameId)) : null
  if (!game) return { robots: { index: false } }
  return {
    openGraph: {
      title: `모두의 ${game.title}`,
      description: '다른 사람들은 어디에 두었을까요? 모두의 표를 하나로 모았어요.',
      images: [{ url: game.linkImage, width: 1200, height: 630, alt: game.cover.alt }],
    },
    alternates: { canonical: consensusPath(game.id) },
  }
}

async function ConsensusRoute({ searchParams }: PageProps) {
  const query = await searchParams
  if (query['id'] === undefined) redirect(routes.tierBoard.path())
  const { gameId, period, view } = readConsensusAddress(query)
  if (!gameId) return null
  const api = await serverApi(env)
  const [game, consensus] = await Promise.all([
    findGame(gameId),
    findOnApi(
      unlessRated(
        api.call('GET /v1/game/{gameId}/consensus', { params: { gameId }, query: { period } }),
      ),
    ),
  ])
  if (!game || !consensus) return null
  if (typeof consensus === 'string') {
    return (
      <SitePage bar={BAR} className="page grid min-h-[64dvh] place-items-center">
        <GameRatingGate gameId={gameId} refusal={consensus} />
      </SitePage>
    )
  }
  const { note, ...board } = consensusPicture(game, consensus, view, today())
  return (
    <SitePage bar={BAR}>
      <ConsensusPage
        game={game}
        consensus={consensus}
        view={view === 'mine' && consensus.mine === null ? 'mean' : view}
        thumbnail={<BoardThumbnail gameId={gameId} board={board} name={null} note={note} />}
      />
    </SitePage>
  )
}

/** As it is in Seoul. */
const today = () =>
  new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(new Date())

export default pausable(findable(ConsensusRoute))
