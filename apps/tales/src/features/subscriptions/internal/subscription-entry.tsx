import type { FollowTarget, Subscription } from '@doran/contract'
import { ZoneLink, formatDay, routes } from '@doran/site/core'
import { Avatar, Button, Cover } from '@doran/ui'
import { NoticeBell } from './notice-bell'
import { subscriptionId } from './subscription-id'

const KINDS: Record<FollowTarget, { label: string; lost: string; path: (id: string) => string }> = {
  profile: {
    label: '창작자',
    lost: '지금은 볼 수 없는 프로필이에요.',
    path: (profileUUID) => routes.creator.path({ profileUUID }),
  },
  theme: {
    label: '이야기',
    lost: '지금은 볼 수 없는 이야기예요.',
    path: (id) => routes.theme.path({ id }),
  },
}

type SubscriptionEntryProps = {
  subscription: Subscription
  now: string
  onBell: (hasNotices: boolean) => void
  onUnfollow: () => void
}

/** Somebody or something that is followed; greyed where it is not to be seen any more. */
export function SubscriptionEntry(props: SubscriptionEntryProps) {
  const { subscription, now, onBell, onUnfollow } = props
  const { targetType, targetId, title, subtitle, followedAt } = subscription
  const kind = KINDS[targetType]
  const isLost = title === null
  return (
    <li
      data-entry={subscriptionId(subscription)}
      className="corner-card grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 bg-surface-1 p-3 sm:grid-cols-[auto_1fr_auto]"
    >
      <EntryPicture subscription={subscription} />
      <div className="min-w-0">
        <p className="text-sm text-text-3">{kind.label}</p>
        <h2 className="prose-ko font-extrabold">
          {isLost ? (
            <span className="text-text-3">{kind.lost}</span>
          ) : (
            <ZoneLink
              href={kind.path(targetId)}
              className="inline-flex min-h-11 items-center text-text no-underline hover:underline"
            >
              {title}
            </ZoneLink>
          )}
        </h2>
        {subtitle && <p className="prose-ko text-sm text-text-2">{subtitle}</p>}
        <p className="text-sm text-text-3">
          {formatDay(new Date(followedAt), new Date(now))}부터 구독
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-2 sm:col-span-1">
        {!isLost && <NoticeBell subscription={subscription} name={title} onBell={onBell} />}
        <Button kind="secondary" onClick={onUnfollow}>
          <span className="sr-only">{title ?? kind.label} </span>
          {isLost ? '삭제' : '구독 취소'}
        </Button>
      </div>
    </li>
  )
}

function EntryPicture({ subscription }: { subscription: Subscription }) {
  const { targetType, title, picture } = subscription
  if (targetType === 'profile')
    return <Avatar src={picture?.url ?? null} name={title ?? ''} size={64} />
  return (
    <div className="w-16">
      {picture ? (
        <Cover src={picture.url} alt="" />
      ) : (
        <div aria-hidden="true" className="corner-image aspect-3/4 bg-surface-2" />
      )}
    </div>
  )
}
