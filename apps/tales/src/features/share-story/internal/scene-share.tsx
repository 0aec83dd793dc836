'use client'

import { useId, useState } from 'react'
import type { Turn } from '@doran/contract'
import { sceneName } from '@doran/site/core'
import { useIsLoggedIn } from '@doran/site/session'
import { Button, RadioGroup } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { LinkList } from './link-list'
import { MadeLink } from './made-link'
import { countOptions, type CountName } from './scene-counts'
import { ShareForm } from './share-form'
import type { SharingProps, SharingStory } from './sharing-props'
import { SignInToShare } from './sign-in-to-share'
import { useNewShare } from './use-new-share'

export type SceneShareProps = SharingProps & {
  session: SharingStory
  /** The last scene that is shown. */
  turn: Pick<Turn, 'id' | 'index'>
}

export function SceneShare({ isOpen, onClose, session, turn }: SceneShareProps) {
  const formId = useId()
  const isMember = useIsLoggedIn()
  const options = countOptions(turn.index)
  const [count, setCount] = useState<CountName>('one')
  const scenes = options.find(({ value }) => value === count)?.scenes ?? 1
  const share = useNewShare(session.id, { kind: 'path', turnUuid: turn.id, scenes })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={`${sceneName(turn.index)} 공유`}
      actions={
        isMember &&
        !share.made && (
          <Button type="submit" form={formId} isWide isBusy={share.submission.isBusy}>
            링크 만들기
          </Button>
        )
      }
    >
      {!isMember && <SignInToShare sessionId={session.id} onLeave={onClose} />}
      {isMember && share.made && (
        <MadeLink made={share.made} theme={session.theme} onAgain={share.startAgain} />
      )}
      {isMember && !share.made && (
        <ShareForm id={formId} share={share} note={noteOf(session)}>
          {options.length > 1 && (
            <RadioGroup
              label="보여 줄 장면"
              name="scenes"
              options={options}
              value={count}
              onChange={setCount}
            />
          )}
        </ShareForm>
      )}
      {isMember && <LinkList session={session} onWithdrawn={share.forget} />}
    </Sheet>
  )
}

function noteOf({ personaName }: SharingStory): string {
  return [
    '장면의 글과 거기서 내가 고르고 쓴 말이 그대로 보여요.',
    personaName !== null && `이야기 속 이름 ‘${personaName}’도 함께 보여요.`,
    '수치와 기억, 작가 메모, 페르소나 설정은 보이지 않아요.',
    '링크를 받은 사람은 마지막 장면부터 자기 이야기로 이어 쓸 수 있고, 내 이야기는 바뀌지 않아요.',
  ]
    .filter(Boolean)
    .join(' ')
}
