import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { TalesHome } from '@doran/contract'
import { StoryLead } from '@doran/site/stories'
import { AdSlot } from '@doran/site/usage'
import { SitePage } from '@doran/site/shell'
import { RefreshOnReturn, ZoneLink, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { FinderBar } from '../features/finder/finder-bar'
import { searchOf } from '../features/finder/search-of'
import { ContinueRow } from '../features/home/continue-row'
import { HomeHero } from '../features/home/home-hero'
import { MyLinks } from '../features/home/my-links'
import { ShelfRow } from '../features/home/shelf-row'
import type { AddressQuery } from '../lib/address-query'
import { talesApi } from '../lib/tales-api'

const HEADING = '오늘은 어떤 이야기를 읽을까요?'

export const metadata: Metadata = {
  openGraph: { title: HEADING, description: '한마디 말하면 이야기가 대답해요.' },
  alternates: { canonical: routes.tales.path() },
}

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function TalesHomePage({ searchParams }: PageProps) {
  const search = searchOf(await searchParams)
  if (search !== null) redirect(search)
  const api = await talesApi()
  const home = await api.call('GET /v1/tales/home', {})
  return (
    <SitePage className="overflow-x-clip pb-12">
      <RefreshOnReturn hasScene />
      <div className="py-8 md:py-12">
        <h1 className="page text-h3 font-extrabold">{HEADING}</h1>
        <StoryLead className="page mt-1" />
        <MyLinks />
        <ContinueRow stories={home.continue} />
        {home.hero && <HomeHero scene={home.hero} />}
      </div>
      <section aria-labelledby="finder" className="page mt-8">
        <h2 id="finder" className="mb-4 text-h3 font-extrabold">
          이야기 찾기
        </h2>
        <FinderBar genres={home.genres} />
      </section>
      <div className="page gap-x-8 md:grid md:grid-cols-2">
        {home.shelves.map(({ key, title, items }) => (
          <ShelfRow key={key} id={`shelf-${key}`} title={title} themes={items} />
        ))}
        <ShelfRow id="newest" title="새로 나온 이야기" themes={notShown(home)} aside={<AllNew />} />
      </div>
      <div className="page">
        <ShelfRow
          id="ranking"
          title="이번 주에 끝까지 많이 읽은 이야기"
          themes={home.ranking}
          isRanked
        />
      </div>
      <AdSlot place="tales" />
    </SitePage>
  )
})

/** The newest that stands nowhere above. */
function notShown({ hero, continue: reading, shelves, newest }: TalesHome) {
  const above = [
    hero?.theme.id,
    ...reading.map(({ theme }) => theme.id),
    ...shelves.flatMap(({ items }) => items.map(({ id }) => id)),
  ]
  return newest.filter(({ id }) => !above.includes(id))
}

function AllNew() {
  return (
    <ZoneLink
      href={routes.newTales.path()}
      className="inline-flex min-h-11 items-center rounded-small px-1 text-sm font-semibold text-text-2 no-underline hover:text-text hover:underline"
    >
      모두 보기
    </ZoneLink>
  )
}
