'use client'

import type { StorySessionCard } from '@doran/contract'
import { routes } from '@doran/site'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { useStoryStart } from '../../../lib/use-story-start'

type StartActionsProps = { themeId: string; reading: StorySessionCard | null }

export function StartActions({ themeId, reading }: StartActionsProps) {
  const { start, starting, problem } = useStoryStart(themeId)
  const isStarting = starting !== null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {reading && (
          <LinkButton
            size="large"
            className="grow md:grow-0"
            href={routes.play.path({ id: reading.id })}
            renderLink={renderLink}
          >
            이어서 읽기 · {reading.turnCount}장면
          </LinkButton>
        )}
        <Button
          size="large"
          kind={reading ? 'secondary' : 'primary'}
          className={reading ? 'max-md:px-4' : 'grow md:grow-0'}
          isBusy={isStarting}
          onClick={() => void start()}
        >
          {reading ? '처음부터 새로' : '이야기 시작하기'}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
