import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { permanentRedirect, redirect } from 'next/navigation'
import { routes } from '@doran/site/core'
import { StructuredData, pausable, serverApi, unlessPaused } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { LogOnce } from '@doran/site/usage'
import { env } from '../../../../env'
import { GameTile } from '../../../../features/games/game-tile'
import { ThemeTile } from '../../../../features/home/theme-tile'
import { readKeywordAddress } from '../../../../features/keyword/keyword-address'
import { keywordData } from '../../../../features/keyword/keyword-data'
import { keywordMetadata } from '../../../../features/keyword/keyword-metadata'
import { KeywordPage, type KeywordPageProps } from '../../../../features/keyword/keyword-page'
import { readKeywordPage } from '../../../../features/keyword/read-keyword-page'

type PageProps = { params: Promise<{ keyword1: string; keyword2: string }> }

const BAR = { back: { href: routes.tales.path(), label: '이야기' } }

const TILES: KeywordPageProps['tiles'] = {
  theme: (theme) => <ThemeTile theme={theme} />,
  game: (game, position) => <GameTile game={game} shelf="related" position={position} />,
}

// By its two words, as what is read once for the page and its metadata is told apart by identity.
const find = cache(async (k1: string, k2: string) =>
  readKeywordPage(await serverApi(env), [k1, k2]),
)

async function findNamed({ params }: PageProps) {
  return find(...readKeywordAddress(await params))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await unlessPaused(findNamed(props))
  return found && 'page' in found ? keywordMetadata(found.page) : { robots: { index: false } }
}

export default pausable(async function KeywordRoute(props: PageProps) {
  const found = await findNamed(props)
  if ('movedTo' in found) permanentRedirect(found.movedTo)
  if ('unknown' in found) redirect(found.unknown)
  const { page } = found
  return (
    <SitePage bar={BAR}>
      <LogOnce event={viewOf(page.keywords.join('/'))} />
      <KeywordPage page={page} tiles={TILES} />
      {page.themes.length > 0 && (
        <StructuredData
          data={keywordData(page, env.publicOrigin)}
          nonce={(await headers()).get('x-nonce') ?? undefined}
        />
      )}
    </SitePage>
  )
})

const viewOf = (pair: string) =>
  ({ type: 'view', object: 'keyword', object_name: pair, object_attributes: {} }) as const
