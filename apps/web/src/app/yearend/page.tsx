import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { readYearend, type YearendContent } from '../../features/yearend/read-yearend'
import { YearendPage } from '../../features/yearend/yearend-page'
import { RefreshAtTurn } from '../../lib/refresh-at-turn'
import { serverNow } from '../../lib/server-now'

export const metadata: Metadata = {
  openGraph: {
    title: '연말책',
    description: '한 해의 이야기와 놀이, 편지와 아침을 열 쪽짜리 책으로 펼쳐 봐요.',
  },
  alternates: { canonical: routes.yearend.path() },
}

/** When what is said of the season ends. */
const seasonTurn = ({ yearend }: YearendContent): string[] =>
  yearend ? [yearend.closesAt ?? yearend.opensAt] : []

export default pausable(async function YearendRoute() {
  const content = await readYearend(await serverApi(env))
  return (
    <SitePage bar={{ area: { name: '연말책', href: routes.yearend.path() } }}>
      <RefreshOnReturn />
      <RefreshAtTurn now={serverNow().toISOString()} moments={seasonTurn(content)} />
      <YearendPage content={content} />
    </SitePage>
  )
})
