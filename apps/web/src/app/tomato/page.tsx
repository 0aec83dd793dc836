import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { TomatoLobby } from '../../features/tomato/tomato-lobby'
import { RefreshAtTurn } from '../../lib/refresh-at-turn'
import { serverNow } from '../../lib/server-now'

export const metadata: Metadata = {
  openGraph: { title: '토마토 밭', description: '빨갛게 익은 것만 톡!' },
  alternates: { canonical: routes.tomato.path() },
}

async function TomatoRoute() {
  const api = await serverApi(env)
  const [arcade, ranking] = await Promise.all([
    api.call('GET /v1/arcade/tomato', {}),
    api.call('GET /v1/arcade/tomato/ranking', { query: {} }),
  ])
  return (
    <SitePage>
      <RefreshOnReturn />
      <RefreshAtTurn now={serverNow().toISOString()} moments={[arcade.season.to]} />
      <TomatoLobby arcade={arcade} ranking={ranking} />
    </SitePage>
  )
}

export default pausable(TomatoRoute)
