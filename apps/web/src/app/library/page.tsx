import { Suspense } from 'react'
import type { Metadata } from 'next'
import { ApiError } from '@doran/api-client'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { readLibraryAddress, type LibraryQuery } from '../../features/library/library-address'
import { LibraryContent, type LibraryContentProps } from '../../features/library/library-content'
import { LibraryPage } from '../../features/library/library-page'
import { LibrarySkeleton } from '../../features/library/library-skeleton'
import { readLibrary } from '../../features/library/read-library'
import { readMe } from '../../features/me/read-me'
import { isSettledWithin } from '../../lib/is-settled-within'

type PageProps = { searchParams: Promise<LibraryQuery> }

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '보관함',
    description: '하다 만 놀이와 결과, 저장한 것을 한곳에서 볼 수 있어요.',
  },
}

/** An answer this quick is rendered straight; only a slower one gets a skeleton. */
const SKELETON_AFTER_MS = 150

export default pausable(async function LibraryRoute({ searchParams }: PageProps) {
  const address = readLibraryAddress(await searchParams)
  const read = readAll(address)
  const isQuick = await isSettledWithin(read, SKELETON_AFTER_MS)
  if (isQuick) {
    const { content } = await read
    // `pausable` hears only of what the page awaits.
    if (content instanceof ApiError && content.code === 'TOO_MANY') throw content
  }
  return (
    <SitePage bar={{ area: { name: '보관함', href: routes.library.path() } }}>
      <RefreshOnReturn />
      <LibraryPage tab={address.tab}>
        <Suspense key={JSON.stringify(address)} fallback={<LibrarySkeleton />}>
          {isQuick ? <LibraryContent {...await read} /> : <LateContent read={read} />}
        </Suspense>
      </LibraryPage>
    </SitePage>
  )
})

async function readAll(address: LibraryContentProps['address']): Promise<LibraryContentProps> {
  const api = await serverApi(env)
  const [me, content] = await Promise.all([readMe(api), readLibrary(api, address)])
  return { address, me, content }
}

async function LateContent({ read }: { read: Promise<LibraryContentProps> }) {
  return <LibraryContent {...await read} />
}
