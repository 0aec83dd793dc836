'use client'

import { useId } from 'react'
import type { StorySession } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'
import { Button } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { EndingCardPicture } from './ending-card-picture'
import { LinkList } from './link-list'
import { MadeLink } from './made-link'
import { ShareForm } from './share-form'
import type { SharingProps, SharingStory } from './sharing-props'
import { SignInToShare } from './sign-in-to-share'
import { useNewShare } from './use-new-share'

export type EndingShareProps = SharingProps & {
  /** One that stands at an ending. */
  session: SharingStory & Pick<StorySession, 'leafTurnId' | 'turnCount' | 'ending'>
}

/** The ending and what led to it: whoever goes on from before it knows where they are. */
const SCENES = 5

export function EndingShare({ isOpen, onClose, session }: EndingShareProps) {
  const formId = useId()
  const isMember = useIsLoggedIn()
  const scenes = Math.min(SCENES, session.turnCount + 1)
  const share = useNewShare(session.id, { kind: 'ending', turnUuid: session.leafTurnId, scenes })
  const { made, submission } = share
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="결말 공유"
      actions={
        isMember &&
        !made && (
          <Button type="submit" form={formId} isWide isBusy={submission.isBusy}>
            링크 만들기
          </Button>
        )
      }
    >
      {!isMember && <SignInToShare sessionId={session.id} onLeave={onClose} />}
      {isMember && made && (
        <MadeLink made={made} theme={session.theme} onAgain={share.startAgain}>
          <EndingCardPicture
            code={made.code}
            title={session.ending?.title ?? session.theme.title}
          />
        </MadeLink>
      )}
      {isMember && !made && <ShareForm id={formId} share={share} note={noteOf(scenes)} />}
      {isMember && <LinkList session={session} onWithdrawn={share.forget} />}
    </Sheet>
  )
}

function noteOf(scenes: number): string {
  return [
    '결말 이름과 내가 고른 길 다섯 줄이 보여요. 이 결말을 아직 못 만난 사람에게는 먼저 가려 두고, 보겠다고 누르면 보여 줘요.',
    '링크를 받은 사람은 결말 바로 앞에서 다른 선택을 할 수 있어요.',
    scenes > 2 && `그때 결말 앞 장면 ${scenes - 1}개가 함께 보여요.`,
  ]
    .filter(Boolean)
    .join(' ')
}
