import type { Metadata } from 'next'
import { RefreshOnReturn, findOnApi, routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SignInFirst } from '@doran/site/session'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import {
  communityHref,
  postQuery,
  readCommunityAddress,
} from '../../features/community/community-address'
import { CommunityPage } from '../../features/community/community-page'
import { readPosts } from '../../features/community/read-posts'
import { readMe } from '../../features/me/read-me'
import type { AddressQuery } from '../../lib/address-value'

type PageProps = { searchParams: Promise<AddressQuery> }

const TITLE = '둘러앉아 이야기해요'
const DESCRIPTION = '읽은 이야기의 후기와 해 본 놀이의 결과를 함께 나누는 도란 커뮤니티예요.'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { author, cursor } = readCommunityAddress(await searchParams)
  return {
    ...((author || cursor) && { robots: { index: false } }),
    openGraph: { title: TITLE, description: DESCRIPTION },
    alternates: { canonical: routes.community.path() },
  }
}

export default pausable(
  findable(async function CommunityRoute({ searchParams }: PageProps) {
    const address = readCommunityAddress(await searchParams)
    const api = await serverApi(env)
    const author = address.author && (await findAuthor(address.author))
    if (author === 'visitor')
      return (
        <SitePage className="page grid min-h-[64dvh] place-items-center">
          <SignInFirst
            level={1}
            title="내가 쓴 글은 로그인하면 볼 수 있어요."
            next={communityHref(address)}
            reason="my-posts"
          >
            커뮤니티에 쓴 글을 한곳에서 다시 볼 수 있어요.
          </SignInFirst>
        </SitePage>
      )
    if (address.author && !author) return null
    const found = await readPosts(api, postQuery(address, author ? author.id : null))
    return (
      <SitePage>
        <RefreshOnReturn />
        <CommunityPage
          address={address}
          author={author || null}
          found={found}
          now={new Date().toISOString()}
        />
      </SitePage>
    )
  }),
)

/** Whom the address names; null where there is nobody like that. */
async function findAuthor(
  author: string,
): Promise<{ id: string; name: string } | 'visitor' | null> {
  const api = await serverApi(env)
  if (author !== 'me') {
    const params = { uuid: author }
    return findOnApi(api.call('GET /v1/user/user/profile/{uuid}', { params }))
  }
  const me = await readMe(api)
  return me === null || me === 'visitor' ? 'visitor' : me.profile
}
