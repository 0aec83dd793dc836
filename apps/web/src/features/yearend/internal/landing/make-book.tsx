'use client'

import { useState } from 'react'
import type { YearMaking } from '@doran/contract'
import type { YearSource } from '@doran/contract/limits'
import { formatDay } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { yearBookPath } from '../../year-paths'
import { MakingSteps } from './making-steps'
import { SourceSwitches } from './source-switches'
import { useMaking } from './use-making'

export type MakeBookProps = {
  year: number
  isInSeason: boolean
  making: YearMaking | null
  counts: Record<YearSource, number>
}

/** One's own book of a year: choosing what is in it, watching it being made, opening it. */
export function MakeBook({ year, isInSeason, making: given, counts }: MakeBookProps) {
  const { making, isMaking, isAsking, failure, make, retry } = useMaking(year, given)
  const [isRemaking, setIsRemaking] = useState(false)
  const shareCode = making?.shareCode ?? null
  const hasFailed = making?.hasFailed ?? false

  if (isMaking && making)
    return <MakingSteps step={making.step} failure={failure} onRetry={retry} />
  return (
    <>
      {hasFailed && isInSeason && (
        <p role="alert" className="prose-ko mt-4 text-danger">
          책을 다 만들지 못했어요. 고른 것은 그대로예요. 다시 만들어 볼까요?
        </p>
      )}
      {shareCode !== null && making && (
        <div className="mt-4">
          {making.madeAt !== null && (
            <p className="text-text-2">
              {formatDay(new Date(making.madeAt), new Date(making.madeAt))}에 만든 책이에요.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <LinkButton
              size="large"
              href={yearBookPath({ year, shareCode })}
              renderLink={renderLink}
            >
              {isInSeason ? '내 책 펼치기' : `${year}년의 책 펼치기`}
            </LinkButton>
            {isInSeason && !making.wasShared && !isRemaking && !hasFailed && (
              <Button kind="secondary" size="large" onClick={() => setIsRemaking(true)}>
                다시 만들기
              </Button>
            )}
          </div>
          {isInSeason && making.wasShared && (
            <p className="prose-ko mt-3 text-sm text-text-3">
              나눈 책은 다시 만들지 않아요. 읽은 사람과 같은 책이어야 하니까요.
            </p>
          )}
        </div>
      )}
      {isInSeason && (shareCode === null || isRemaking || (hasFailed && !making?.wasShared)) && (
        <SourceSwitches
          counts={counts}
          initial={making?.sources ?? []}
          isBusy={isAsking}
          label={shareCode === null ? '내 책 펼치기' : '다시 만들기'}
          onMake={make}
        />
      )}
    </>
  )
}
