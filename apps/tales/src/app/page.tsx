import type { Metadata } from 'next'
import type { TalesHome } from '@doran/contract'
import { SitePage, ZoneLink, routes } from '@doran/site'
import { findStories } from '../features/finder/find-stories'
import { StoryFinder } from '../features/finder/story-finder'
import { isWishing, readWishes, storyQuery } from '../features/finder/wishes'
import { ContinueRow } from '../features/home/continue-row'
import { HomeHero } from '../features/home/home-hero'
import { ShelfRow } from '../features/home/shelf-row'
import { talesApi } from '../lib/tales-api'

/** From here on a row of covers says more than the list below it does. */
const ROW_FROM = 3

const HEADING = '오늘 밤은 어떤 이야기에 앉을까요?'

export const metadata: Metadata = {
  openGraph: { title: HEADING, description: '한마디 말하면 이야기가 대답해요.' },
  alternates: { canonical: routes.tales.path() },
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TalesHomePage({ searchParams }: PageProps) {
  const api = await talesApi()
  const wishes = readWishes(await searchParams)
  const isSearch = isWishing(wishes)
  const [home, found] = await Promise.all([
    api.call('GET /v1/tales/home', {}),
    findStories(api, storyQuery(wishes)),
  ])
  const finder = (
    <StoryFinder genres={home.genres} wishes={wishes} found={found} others={home.newest} />
  )
  return (
    <SitePage className="overflow-x-clip pb-12">
      <h1 className="page pt-8 text-h3 font-semibold text-text-2 md:pt-12">{HEADING}</h1>
      {isSearch ? (
        finder
      ) : (
        <>
          <ContinueRow stories={home.continue} />
          {home.hero && <HomeHero scene={home.hero} />}
          <Shelves home={home} />
          {finder}
        </>
      )}
    </SitePage>
  )
}

/** Side by side on wide screens: a shelf of two or three covers would leave half a row empty. */
function Shelves({ home }: { home: TalesHome }) {
  return (
    <div className="page">
      <div className="gap-x-12 lg:grid lg:grid-cols-2">
        {home.shelves.map(({ key, title, items }) => (
          <ShelfRow key={key} id={`shelf-${key}`} title={title} themes={items} />
        ))}
      </div>
      <ShelfRow id="ranking" title="이번 주에 끝까지 읽은 이야기" themes={home.ranking} isRanked />
      {home.newest.length >= ROW_FROM && (
        <ShelfRow id="newest" title="새로 나온 이야기" themes={home.newest} aside={<AllNew />} />
      )}
    </div>
  )
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
