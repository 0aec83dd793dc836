import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { env } from '../../env'
import { GamesHubPage } from '../../features/games/games-hub-page'
import { hubMetadata } from '../../features/games/hub-metadata'
import { readPlayAddress, type PlayQuery } from '../../features/play/play-address'
import { RatedPlayer } from '../../features/play/rated-player'
import { readPlayedGame } from '../../features/play/read-played-game'
import { PsytestPlay } from './psytest-play'

type PageProps = { searchParams: Promise<PlayQuery> }

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return readPlayAddress(await searchParams) ? { robots: { index: false } } : hubMetadata('psytest')
}

async function PsytestRoute({ searchParams }: PageProps) {
  const query = await searchParams
  const address = readPlayAddress(query)
  if (!address) return GamesHubPage({ kind: 'psytest', query })
  if (!address.gameId) return null
  const played = await readPlayedGame(await serverApi(env), 'psytest', address.gameId)
  if (!played) return null
  if ('refusal' in played) return <RatedPlayer {...played} />
  return <PsytestPlay key={played.game.id} played={played} way={address.way} />
}

export default pausable(findable(PsytestRoute))
