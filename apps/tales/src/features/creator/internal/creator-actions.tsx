'use client'

import { useRef } from 'react'
import { FollowButton } from '@doran/engagement'
import { routes } from '@doran/site/core'
import { useBlock } from '@doran/site/safety'
import { useAct, useIsLoggedIn, useMe, useProfile } from '@doran/site/session'
import { Button, LinkButton, Skeleton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { CreatorMenu } from './creator-menu'
import type { SeenProfile } from './seen-profile'
import { useShareProfile } from './use-share-profile'

/** What whoever looks can do with a profile; a member's own is theirs to edit. */
export function CreatorActions({ profile }: { profile: SeenProfile }) {
  const isLoggedIn = useIsLoggedIn()
  const { data: me, isError } = useMe()
  const { data: seen = profile } = useProfile(isLoggedIn ? profile.id : null)
  const box = useRef<HTMLDivElement>(null)
  const member = isLoggedIn ? me : undefined
  const isBlocked = isLoggedIn && seen.isBlockedByMe === true
  return (
    <div
      ref={box}
      role="group"
      aria-label="프로필 메뉴"
      tabIndex={-1}
      className="mt-5 flex min-h-11 flex-wrap items-center justify-center gap-2 outline-none md:mt-6 md:justify-start"
    >
      {isLoggedIn && !me && !isError ? (
        <Skeleton className="h-11 w-44" />
      ) : member?.profile.id === profile.id ? (
        <OwnActions profile={profile} />
      ) : (
        <>
          {isBlocked ? (
            <Unblock profile={profile} canUnblock={!member?.session.isLimited} box={box} />
          ) : (
            <>
              {!profile.isOfficial && (
                <LinkButton
                  href={`${routes.chatRedirect.path()}?profileUUID=${profile.id}`}
                  className="min-w-32"
                  renderLink={renderLink}
                >
                  대화하기
                </LinkButton>
              )}
              <FollowButton
                target={{ type: 'profile', id: profile.id }}
                name={profile.name}
                kind={profile.isOfficial ? 'primary' : 'secondary'}
              />
            </>
          )}
          <CreatorMenu
            profile={profile}
            isBlocked={isBlocked}
            canBlock={member !== undefined && !member.session.isLimited && !profile.isOfficial}
          />
        </>
      )}
    </div>
  )
}

function OwnActions({ profile }: { profile: SeenProfile }) {
  const share = useShareProfile(profile)
  return (
    <>
      <LinkButton href={routes.me.path()} kind="secondary" renderLink={renderLink}>
        프로필 편집
      </LinkButton>
      <Button kind="quiet" onClick={share}>
        공유하기
      </Button>
    </>
  )
}

type UnblockProps = {
  profile: SeenProfile
  canUnblock: boolean
  box: { current: HTMLElement | null }
}

function Unblock({ profile, canUnblock, box }: UnblockProps) {
  const { unblock } = useBlock()
  const { isBusy, run } = useAct()
  const putBack = async () => {
    await unblock(profile.id)
    // The button goes with the block.
    box.current?.focus()
  }
  return (
    <>
      <p className="basis-full text-text-2">차단한 사람이에요.</p>
      {canUnblock && (
        <Button
          kind="secondary"
          isBusy={isBusy}
          onClick={() => void run(putBack, { canRepeat: true })}
        >
          차단 풀기
        </Button>
      )}
    </>
  )
}
