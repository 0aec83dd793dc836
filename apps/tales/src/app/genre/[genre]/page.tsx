import { cache } from 'react'
import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { findNear } from '../../../features/finder/find-near'
import { findStories } from '../../../features/finder/find-stories'
import { GenreStories } from '../../../features/finder/genre-stories'
import { NO_WISHES, isWishing, readWishes, storyQuery } from '../../../features/finder/wishes'
import { genreSentence } from '../../../features/genre/genre-copy'
import { GenrePage } from '../../../features/genre/genre-page'
import { readGenre } from '../../../features/genre/read-genre'
import { LostPath } from '../../../features/lost/lost-path'
import type { AddressQuery } from '../../../lib/address-query'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ genre: string }>; searchParams: Promise<AddressQuery> }

const readHome = cache(async () => (await talesApi()).call('GET /v1/tales/home', {}))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const genre = readGenre((await params).genre)
  const home = genre && (await unlessPaused(readHome()))
  if (!genre || !home) return { robots: { index: false } }
  return {
    openGraph: { title: `${genre} 이야기`, description: genreSentence(genre) },
    alternates: { canonical: routes.genre.path({ genre }) },
    // A genre without a story is nothing to find.
    ...(!home.genres.includes(genre) && { robots: { index: false } }),
  }
}

async function GenreRoute({ params, searchParams }: PageProps) {
  const genre = readGenre((await params).genre)
  if (!genre) return null
  const wishes = wishesBeside(await searchParams)
  const api = await talesApi()
  const [home, found] = await Promise.all([
    readHome(),
    findStories(api, storyQuery({ ...wishes, genre })),
  ])
  const isBare = 'items' in found && found.items.length === 0 && !isWishing(wishes)
  const near = isBare ? await findNear(api, { ...NO_WISHES, genre }) : null
  return (
    <SitePage
      bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}
      className="overflow-x-clip"
    >
      <GenrePage genre={genre} genres={home.genres}>
        <GenreStories genre={genre} wishes={wishes} found={found} near={near} />
      </GenrePage>
    </SitePage>
  )
}

/** The address says the genre, and no words are asked for. */
function wishesBeside({ rating, length }: AddressQuery) {
  return readWishes({ rating, length })
}

const NoGenre = () => LostPath({})

export default pausable(findable(GenreRoute, NoGenre))
