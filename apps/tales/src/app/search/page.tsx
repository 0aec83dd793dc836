import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { findCharacters } from '../../features/finder/find-characters'
import { findNear } from '../../features/finder/find-near'
import { findStories } from '../../features/finder/find-stories'
import { StorySearch } from '../../features/finder/story-search'
import { readWishes, storyQuery } from '../../features/finder/wishes'
import type { AddressQuery } from '../../lib/address-query'
import { talesApi } from '../../lib/tales-api'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '이야기 찾기',
    description: '기분이나 장소, 인물 이름으로 이야기를 찾을 수 있어요.',
  },
}

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function TalesSearchRoute({ searchParams }: PageProps) {
  const wishes = readWishes(await searchParams)
  const api = await talesApi()
  const [home, found, people] = await Promise.all([
    api.call('GET /v1/tales/home', {}),
    findStories(api, storyQuery(wishes)),
    findCharacters(api, wishes.q),
  ])
  const near = 'items' in found && found.items.length === 0 ? await findNear(api, wishes) : null
  return (
    <SitePage
      bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}
      className="overflow-x-clip pb-12"
    >
      <StorySearch
        genres={home.genres}
        wishes={wishes}
        found={found}
        people={people}
        near={near}
        others={home.newest}
      />
    </SitePage>
  )
})
