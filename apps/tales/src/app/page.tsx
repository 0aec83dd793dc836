import type { Metadata } from 'next'
import { SitePage } from '@doran/site'
import { ContinueRow } from '../features/home/continue-row'
import { HomeHero } from '../features/home/home-hero'
import { NewestShelf } from '../features/home/newest-shelf'
import { findStories, readWishes } from '../features/home/find-stories'
import { StoryFinder } from '../features/home/story-finder'
import { talesApi } from '../lib/tales-api'

const HEADING = '오늘 밤은 어떤 이야기에 앉을까요?'

export const metadata: Metadata = { openGraph: { title: HEADING } }

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TalesHomePage({ searchParams }: PageProps) {
  const api = await talesApi()
  const wishes = readWishes(await searchParams)
  const [home, found] = await Promise.all([
    api.call('GET /v1/tales/home', {}),
    findStories(api, wishes),
  ])
  return (
    <SitePage className="overflow-x-clip pb-12">
      <h1 className="page pt-8 text-h3 font-semibold text-text-2 md:pt-12">{HEADING}</h1>
      {home.hero && <HomeHero scene={home.hero} />}
      <ContinueRow stories={home.continue} />
      <NewestShelf themes={home.newest} hero={home.hero?.theme.id} />
      <StoryFinder genres={home.genres} wishes={wishes} found={found} />
    </SitePage>
  )
}
