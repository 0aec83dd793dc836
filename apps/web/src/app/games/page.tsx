import { pausable } from '@doran/site/server'
import { GamesHubPage } from '../../features/games/games-hub-page'
import { hubMetadata } from '../../features/games/hub-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = hubMetadata(null)

export default pausable(async function GamesRoute({ searchParams }: Props) {
  return GamesHubPage({ kind: null, query: await searchParams })
})
