import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { readMyTalesAddress, storiesQuery } from '../../features/my-tales/my-tales-address'
import { MyTalesPage } from '../../features/my-tales/my-tales-page'
import { ImportStory } from '../../features/story-file/import-story'
import type { AddressQuery } from '../../lib/address-query'
import { readMember } from '../../lib/read-member'
import { talesApi } from '../../lib/tales-api'
import { OwnStories } from './own-stories'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '내 이야기',
    description: '읽던 이야기와 다 읽은 이야기, 모은 결말과 갈림길을 볼 수 있어요.',
  },
}

const timeNow = () => new Date().toISOString()

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function MyTalesRoute({ searchParams }: PageProps) {
  const address = readMyTalesAddress(await searchParams)
  const { shelf, endings: from } = address
  const api = await talesApi()
  const query = from === null ? {} : { cursor: from }
  const [me, stories, endings] = await Promise.all([
    readMember(api),
    api.call('GET /v1/tales/session/my', { query: storiesQuery(address) }),
    shelf === 'ended' ? api.call('GET /v1/tales/ending/my', { query }) : null,
  ])
  return (
    <SitePage bar={{ back: { href: routes.me.path(), label: '내 정보' } }}>
      <RefreshOnReturn />
      <MyTalesPage
        address={address}
        memberId={me?.id ?? null}
        hasStories={stories.items.length > 0}
        endings={endings}
        importStory={<ImportStory />}
      >
        <OwnStories
          key={`${shelf} ${address.cursor ?? ''}`}
          address={address}
          first={stories}
          now={timeNow()}
        />
      </MyTalesPage>
    </SitePage>
  )
})
