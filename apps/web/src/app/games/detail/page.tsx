import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { findable, pausable, serverApi, unlessPaused } from '@doran/site/server'
import { findOnApi, RefreshOnReturn, routes } from '@doran/site/core'
import { SiteNotFound, SitePage } from '@doran/site/shell'
import { LogOnce } from '@doran/site/usage'
import { env } from '../../../env'
import { readGameAddress, type GameQuery } from '../../../features/games/game-address'
import { GameData } from '../../../features/games/game-data'
import { GameDetailPage } from '../../../features/games/game-detail-page'
import { gameMetadata, resultMetadata } from '../../../features/games/game-metadata'
import { readAroundGame, readGame } from '../../../features/games/read-game'
import { ResultNotThere } from '../../../features/games/result-not-there'
import { readEndingsMet } from '../../../features/result/read-endings-met'
import { readResultStory } from '../../../features/result/read-result-story'
import { SharedResultPage } from '../../../features/result/shared-result-page'
import { GameRatingGate } from '../../../lib/game-rating-gate'
import { unlessRated } from '../../../lib/unless-rated'
import { PlayRoute } from './play-route'

type PageProps = { searchParams: Promise<GameQuery> }

const CENTRED = 'page grid min-h-[64dvh] place-items-center'

const BAR = { back: { href: routes.games.path(), label: '놀이 홈' } }

const findGame = cache(async (id: string) => readGame(await serverApi(env), id))

const findPlay = cache(async (shareCode: string) => {
  const api = await serverApi(env)
  return findOnApi(
    unlessRated(api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } })),
  )
})

/** What an address names; null where one part of it is not there, or not of the other. */
async function findNamed({ searchParams }: PageProps) {
  const address = readGameAddress(await searchParams)
  const { id, play: code } = address
  const [game, play] = await Promise.all([id ? findGame(id) : null, code ? findPlay(code) : null])
  if (!game || (code && !play)) return null
  if (play && typeof play !== 'string' && play.game.id !== game.id) return null
  return { address, game, play }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const named = await unlessPaused(findNamed(props))
  if (!named) return { robots: { index: false } }
  const { address, game, play } = named
  if (address.isPlaying) return { robots: { index: false } }
  return play && typeof play !== 'string' ? resultMetadata(play) : gameMetadata(game)
}

async function GameRoute(props: PageProps) {
  const named = await findNamed(props)
  if (!named) return null
  const { address, game, play } = named
  if (address.isPlaying) return PlayRoute({ game, address })
  if (typeof play === 'string') {
    return (
      <SitePage bar={BAR} className={CENTRED}>
        <GameRatingGate gameId={game.id} refusal={play} />
      </SitePage>
    )
  }
  if (play) {
    const api = await serverApi(env)
    const [story, endingsMet] = await Promise.all([
      readResultStory(api, play),
      readEndingsMet(api, play),
    ])
    return (
      <SitePage bar={BAR}>
        <SharedResultPage
          game={game}
          play={play}
          story={story}
          endingsMet={endingsMet}
          compareWith={address.compareWith}
        />
      </SitePage>
    )
  }
  const around = await readAroundGame(await serverApi(env), game)
  return (
    <SitePage bar={BAR}>
      <RefreshOnReturn />
      <LogOnce event={viewOf(game.id)} />
      <GameDetailPage game={game} {...around} />
      <GameData game={game} nonce={(await headers()).get('x-nonce') ?? undefined} />
    </SitePage>
  )
}

/** Of a result that may not be seen the game is there still. */
async function NotThere({ searchParams }: PageProps) {
  const { id, play } = readGameAddress(await searchParams)
  const game = id && play ? await findGame(id) : null
  if (!game) return <SiteNotFound />
  return (
    <SitePage bar={BAR} className={CENTRED}>
      <ResultNotThere game={game} />
    </SitePage>
  )
}

const viewOf = (id: string) =>
  ({ type: 'view', object: 'game', object_name: id, object_attributes: { percent: 0 } }) as const

export default pausable(findable(GameRoute, NotThere))
