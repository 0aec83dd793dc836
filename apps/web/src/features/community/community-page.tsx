import { ApiError } from '@doran/api-client'
import { ZoneLink, routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { boardLabel } from '../../lib/community-words'
import { renderLink } from '../../lib/render-link'
import { communityHref, postQuery, type CommunityAddress } from './community-address'
import { BoardLinks, SortLinks } from './internal/list/board-links'
import { PostList } from './internal/list/post-list'
import { PostRow } from './post-row'
import { WriteLink } from './internal/list/write-link'
import type { FoundPosts } from './read-posts'

export type CommunityPageProps = {
  address: CommunityAddress
  /** Whom `author` of the address means, and what they are called. */
  author: { id: string; name: string } | null
  found: FoundPosts | ApiError
  now: string
}

/** What people write to each other: the boards, what is pinned, and the list. */
export function CommunityPage({ address, author, found, now }: CommunityPageProps) {
  // There its own button leads to the composer: nothing floats over what it says.
  const isEmpty = !(found instanceof ApiError) && found.items.length === 0
  return (
    <div className="page between-bars overflow-x-clip pt-8 pb-40 md:pt-12 md:pb-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="prose-ko text-h2 font-extrabold md:text-h1">
            {headingOf(address, author)}
          </h1>
          <p className="prose-ko mt-2 text-text-2">
            읽은 이야기와 해 본 놀이를 함께 나눠요.{' '}
            <ZoneLink
              href={routes.communityRule.path()}
              className="inline-flex min-h-11 items-center font-semibold text-text-2 underline underline-offset-4 hover:text-text"
            >
              커뮤니티 규칙
            </ZoneLink>
          </p>
        </div>
        <WriteLink />
      </header>
      <BoardLinks address={address} />
      {!isEmpty && <WriteLink look="floating" />}
      <Found address={address} author={author} found={found} now={now} />
    </div>
  )
}

function headingOf({ author }: CommunityAddress, named: CommunityPageProps['author']): string {
  if (author === 'me') return '내가 쓴 글'
  return named ? `${named.name} 님의 글` : '둘러앉아 이야기해요'
}

function Found({ address, author, found, now }: CommunityPageProps) {
  const href = communityHref(address)
  if (found instanceof ApiError) return <ListFailed href={href} />
  const { pinned, ...first } = found
  const whole = address.author ? '글 목록' : '모든 글'
  const listTitle = address.board ? boardLabel(address.board) : whole
  return (
    <>
      {pinned.length > 0 && (
        <section aria-labelledby="pinned" className="corner-card mt-6 bg-surface-1 px-5">
          <h2 id="pinned" className="sr-only">
            공지
          </h2>
          <ul>
            {pinned.map((post) => (
              <PostRow key={post.id} post={post} now={new Date(now)} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="posts" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2
            id="posts"
            className={address.author && !address.board ? 'sr-only' : 'text-h3 font-extrabold'}
          >
            {listTitle}
          </h2>
          {!address.author && <SortLinks address={address} />}
        </div>
        <div className="mt-3">
          <PostList
            key={JSON.stringify(address)}
            label={listTitle}
            first={first}
            query={postQuery(address, author?.id ?? null)}
            href={href}
            empty={<NothingThere address={address} />}
            now={now}
          />
        </div>
      </section>
    </>
  )
}

function NothingThere({ address }: { address: CommunityAddress }) {
  if (address.cursor !== '')
    return (
      <EmptyState
        level={3}
        title="더 보여 드릴 글이 없어요."
        actions={
          <LinkButton
            href={communityHref({ ...address, cursor: '' })}
            kind="secondary"
            renderLink={renderLink}
          >
            처음부터 보기
          </LinkButton>
        }
      />
    )
  const write = <WriteLink look="phone" />
  if (address.author === 'me')
    return <EmptyState level={3} title="아직 쓴 글이 없어요." actions={write} />
  if (address.author) return <EmptyState level={3} title="여기서 볼 수 있는 글이 없어요." />
  return <EmptyState level={3} title="이 게시판의 첫 글을 기다려요." actions={write} />
}

function ListFailed({ href }: { href: string }) {
  return (
    <EmptyState
      title="글 목록을 불러오지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    >
      <p>잠시 뒤 다시 시도해 주세요.</p>
    </EmptyState>
  )
}
