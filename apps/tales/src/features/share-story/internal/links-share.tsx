'use client'

import { useIsLoggedIn } from '@doran/site/session'
import { Sheet } from '@doran/ui/overlay'
import { LinkList } from './link-list'
import type { SharingProps, SharingStory } from './sharing-props'
import { SignInToShare } from './sign-in-to-share'

export type LinksShareProps = SharingProps & { session: SharingStory }

export function LinksShare({ isOpen, onClose, session }: LinksShareProps) {
  const isMember = useIsLoggedIn()
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="공유한 링크"
    >
      {isMember ? (
        <LinkList session={session} saysNone />
      ) : (
        <SignInToShare sessionId={session.id} onLeave={onClose} />
      )}
    </Sheet>
  )
}
