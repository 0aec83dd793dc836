import { serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { findGames } from './internal/hub/find-games'
import { gameQuery, readWishes, type Given } from './internal/hub/game-wishes'
import { OwnBoardCard } from './internal/hub/own-board-card'
import { HubView } from './internal/hub/hub-view'
import type { HubKind } from './internal/hub/hub-words'

export type GamesHubPageProps = { kind: HubKind; query: Given }

/** The hub of one kind, or of all games. Call it within `pausable`, which hears only of what its page awaits. */
export async function GamesHubPage({ kind, query }: GamesHubPageProps) {
  const wishes = readWishes(kind, query)
  const api = await serverApi(env)
  const [hub, found] = await Promise.all([
    api.call('GET /v1/game/hub', { query: kind ? { kind } : {} }),
    findGames(api, gameQuery(wishes)),
  ])
  return (
    <SitePage>
      <HubView hubKind={kind} hub={hub} found={found} wishes={wishes}>
        {kind === 'tier' && <OwnBoardCard />}
      </HubView>
    </SitePage>
  )
}
