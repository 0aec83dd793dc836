import type { Membership, ReplyOf } from '@doran/contract'
import { SignInFirst, WhileSignedIn } from '@doran/site/session'
import { PassPanel } from './internal/pass-panel'
import { SubscriptionList } from './internal/subscription-list'
import { SubscriptionTabs } from './internal/subscription-tabs'
import { subscriptionsHref, type SubscriptionsAddress } from './subscriptions-address'

export type SubscriptionsContent =
  | { tab: 'following'; memberId: string; list: ReplyOf<'GET /v1/tales/subscription/my'> }
  | { tab: 'pass'; memberId: string; membership: Membership }

type SubscriptionsPageProps = {
  address: SubscriptionsAddress
  /** Null for visitors. */
  content: SubscriptionsContent | null
  now: string
}

/** Whom and what a member follows, and their pass. */
export function SubscriptionsPage({ address, content, now }: SubscriptionsPageProps) {
  const here = subscriptionsHref(address.tab)
  if (content === null) {
    return (
      <div className="page pt-6 pb-16 md:pt-10">
        <SignInFirst
          level={1}
          title="구독과 도란 패스는 로그인하면 볼 수 있어요."
          next={here}
          reason="subscriptions"
        >
          구독한 창작자와 이야기, 도란 패스를 한곳에서 볼 수 있어요.
        </SignInFirst>
      </div>
    )
  }
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">구독과 도란 패스</h1>
      <SubscriptionTabs tab={address.tab} />
      <div className="mt-6 max-w-story">
        <WhileSignedIn memberId={content.memberId} next={here}>
          {content.tab === 'following' ? (
            <SubscriptionList
              key={address.cursor ?? ''}
              first={content.list}
              from={address.cursor}
              href={here}
              now={now}
            />
          ) : (
            <PassPanel membership={content.membership} next={here} now={now} />
          )}
        </WhileSignedIn>
      </div>
    </div>
  )
}
