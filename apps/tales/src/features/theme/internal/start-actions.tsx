'use client'

import type { ThemeReading } from '@doran/contract'
import { routes } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { useStoryStart } from '../../../lib/use-story-start'
import { startWords } from './start-words'

type StartActionsProps = { themeId: string; mine: ThemeReading; endingCount: number }

export function StartActions({ themeId, mine, endingCount }: StartActionsProps) {
  const { reading } = mine
  const { label, note } = startWords(mine, endingCount)
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
            이어서 읽기{reading.turnCount > 0 && ` · ${reading.turnCount}번째 차례`}
          </LinkButton>
        )}
        <Button
          size="large"
          kind={reading ? 'secondary' : 'primary'}
          className={reading ? 'max-md:px-4' : 'grow md:grow-0'}
          isBusy={isStarting}
          onClick={() => void start()}
        >
          {label}
        </Button>
      </div>
      <p className="mt-2 text-sm text-text-2 empty:hidden">{note}</p>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
