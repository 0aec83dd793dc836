import type { Metadata } from 'next'
import { AdSlot } from '@doran/site/usage'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { findStories } from '../../features/finder/find-stories'
import { NewStories } from '../../features/finder/new-stories'
import { isWishing, readWishes, storyQuery } from '../../features/finder/wishes'
import { ShelfRow } from '../../features/home/shelf-row'
import { talesApi } from '../../lib/tales-api'

const HEADING = '새로 나온 이야기'
const SHELF_LENGTH = 10

export const metadata: Metadata = {
  openGraph: { title: HEADING, description: '가장 최근에 나온 이야기부터 볼 수 있어요.' },
  alternates: { canonical: routes.newTales.path() },
}

const timeNow = () => new Date().toISOString()

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default pausable(async function NewTalesPage({ searchParams }: PageProps) {
  const api = await talesApi()
  const wishes = readWishes(await searchParams)
  const [home, found, waiting] = await Promise.all([
    api.call('GET /v1/tales/home', {}),
    findStories(api, storyQuery(wishes)),
    isWishing(wishes)
      ? null
      : findStories(api, { sort: 'new', waiting: 'true', limit: SHELF_LENGTH }),
  ])
  const listed = new Set('items' in found ? found.items.map(({ id }) => id) : [])
  return (
    <SitePage
      bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}
      className="overflow-x-clip pb-16"
    >
      <div className="page pt-6 md:pt-10">
        <h1 className="text-h2 font-extrabold md:text-h1">{HEADING}</h1>
        <NewStories genres={home.genres} wishes={wishes} found={found} now={timeNow()} />
      </div>
      {waiting && 'items' in waiting && (
        <div className="page">
          <ShelfRow
            id="waiting"
            title="첫 독자를 기다리는 이야기"
            themes={waiting.items.filter(({ id }) => !listed.has(id))}
          />
        </div>
      )}
      <AdSlot place="newTales" />
    </SitePage>
  )
})
