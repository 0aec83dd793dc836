import type { Metadata } from 'next'
import { pausable, serverApi } from '@doran/site/server'
import { env } from '../../../env'
import { readMode } from '../../../features/tomato/pop-path'
import { TomatoPlay } from './tomato-play'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { robots: { index: false } }

async function TomatoPopRoute({ searchParams }: PageProps) {
  const { mode } = await searchParams
  const api = await serverApi(env)
  const { gameId, mine, daily } = await api.call('GET /v1/arcade/tomato', {})
  return <TomatoPlay arcade={{ gameId, mine, daily }} mode={readMode(mode)} />
}

export default pausable(TomatoPopRoute)
