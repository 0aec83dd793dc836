'use client'

import { useState } from 'react'
import type { Me, OwnProfile } from '@doran/contract'
import { StepHeading } from '@doran/forms'
import { Steps } from '@doran/ui'
import { InterestStep } from './interest-step'
import { ProfileStep } from './profile-step'
import { useOfferedGenres } from '../../../../lib/use-offered-genres'

type WelcomeProps = { me: Me; onChanged: (profile: OwnProfile) => void; onDone: () => void }

/** Two steps for a new member; each may be skipped. */
export function Welcome({ me, onChanged, onDone }: WelcomeProps) {
  const [isNamed, setIsNamed] = useState(false)
  // Who signed up by mail chose a nickname a moment ago.
  const hasChosenName = me.signIns.includes('password')
  const profileStep = hasChosenName ? '프로필 사진' : '프로필'
  // Loaded one step early, so that it is there when it is shown.
  const genres = useOfferedGenres()
  return (
    <>
      <Steps current={isNamed ? 2 : 1} names={[profileStep, '좋아하는 장르']} />
      {isNamed ? (
        <>
          <div className="mt-8 mb-6">
            <StepHeading key="interests" level={1} isNext>
              좋아하는 장르
            </StepHeading>
            <p className="mt-2 text-text-2">
              고른 장르의 이야기를 이야기 홈에서 먼저 보여 드려요. 내 정보에서 언제든 바꿀 수
              있어요.
            </p>
          </div>
          <InterestStep me={me} genres={genres} onDone={onDone} />
        </>
      ) : (
        <>
          <div className="mt-8 mb-6">
            <StepHeading key="name" level={1} isNext>
              {profileStep}
            </StepHeading>
            <p className="mt-2 text-text-2">
              가입을 마쳤어요. 여기에서 고른 것은 내 정보에서 언제든 바꿀 수 있어요.
            </p>
          </div>
          <ProfileStep
            me={me}
            asksName={!hasChosenName}
            onChanged={onChanged}
            onDone={() => setIsNamed(true)}
          />
        </>
      )}
    </>
  )
}
