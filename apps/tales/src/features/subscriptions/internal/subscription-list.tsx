'use client'

import { useApi } from '@doran/api-client/react'
import type { Subscription } from '@doran/contract'
import { routes } from '@doran/site/core'
import { createListHook, type ListPage, PagedList } from '@doran/site/session'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { SubscriptionEntry } from './subscription-entry'
import { subscriptionId } from './subscription-id'
import { useUnfollow } from './use-unfollow'

const useSubscriptions = createListHook<Subscription>({
  idOf: subscriptionId,
  placeOf: ({ followedAt }) => followedAt,
})

type SubscriptionListProps = {
  first: ListPage<Subscription>
  /** Where the first page begins; null at the newest. */
  from: string | null
  href: string
  now: string
}

/** Whom and what a member follows, the latest first. */
export function SubscriptionList({ first, from, href, now }: SubscriptionListProps) {
  const api = useApi()
  const list = useSubscriptions({
    name: `subscriptions ${from ?? ''}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/tales/subscription/my', { query: { cursor } }),
  })
  const { unfollow } = useUnfollow({
    remove: (one) => list.remove(subscriptionId(one)),
    putBack: (one) => list.putBack(one),
  })
  return (
    <PagedList
      label="구독"
      box={list.focus.box}
      empty={<NothingFollowed />}
      isEmpty={list.items.length === 0}
      href={href}
      nextCursor={list.nextCursor}
      isLoading={list.isLoading}
      problem={list.problem}
      onMore={() => void list.loadMore()}
    >
      <p className="prose-ko mb-4 text-sm text-text-2">
        아직 구독 알림을 보내고 있지 않아요. 종을 켜 둔 구독은 알림이 시작되면 알림함에서 알려
        드려요.
      </p>
      <ul className="flex flex-col gap-2">
        {list.items.map((one) => (
          <SubscriptionEntry
            key={subscriptionId(one)}
            subscription={one}
            now={now}
            onBell={(hasNotices) =>
              list.change(subscriptionId(one), (before) => ({ ...before, hasNotices }))
            }
            onUnfollow={() => void unfollow(one)}
          />
        ))}
      </ul>
    </PagedList>
  )
}

function NothingFollowed() {
  return (
    <EmptyState
      title="아직 구독한 곳이 없어요."
      actions={
        <LinkButton href={routes.tales.path()} renderLink={renderLink}>
          이야기 둘러보기
        </LinkButton>
      }
    >
      <p>좋아하는 창작자와 이야기를 구독하면 여기에 모여요.</p>
    </EmptyState>
  )
}
