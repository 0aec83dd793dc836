'use client'

import { useState } from 'react'
import type { Me, OwnProfile } from '@doran/contract'
import { StepHeading } from '@doran/forms'
import { Steps } from '@doran/ui'
import { InterestStep } from './interest-step'
import { NickNameStep } from './nick-name-step'
import { useOfferedGenres } from './use-offered-genres'

const STEP_NAMES = ['닉네임과 사진', '좋아하는 이야기']

type WelcomeProps = { me: Me; onChanged: (profile: OwnProfile) => void; onDone: () => void }

/** Two steps for a new member; each may be skipped. */
export function Welcome({ me, onChanged, onDone }: WelcomeProps) {
  const [isNamed, setIsNamed] = useState(false)
  // Loaded one step early, so that it is there when it is shown.
  const genres = useOfferedGenres()
  return (
    <>
      <Steps current={isNamed ? 2 : 1} names={STEP_NAMES} />
      {isNamed ? (
        <>
          <div className="mt-8 mb-6">
            <StepHeading key="interests" level={1} isNext>
              어떤 이야기를 좋아하세요?
            </StepHeading>
            <p className="mt-2 text-text-2">세 개쯤 골라 두면 이야기를 권할 때 참고할게요.</p>
          </div>
          <InterestStep me={me} genres={genres} onDone={onDone} />
        </>
      ) : (
        <>
          <div className="mt-8 mb-6">
            <StepHeading key="name" level={1} isNext>
              어떤 모습으로 만날까요?
            </StepHeading>
            <p className="mt-2 text-text-2">닉네임과 사진은 나중에도 바꿀 수 있어요.</p>
          </div>
          <NickNameStep me={me} onChanged={onChanged} onDone={() => setIsNamed(true)} />
        </>
      )}
    </>
  )
}
