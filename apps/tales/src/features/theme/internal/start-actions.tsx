'use client'

import type { Persona, ThemeReading } from '@doran/contract'
import { routes, sceneName } from '@doran/site/core'
import { Button, LinkButton, ThumbBar } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { useStoryStart } from '../../../lib/use-story-start'
import { beginningOf, usualChoice, type StartTheme } from './start-beginning'
import { StartOptions } from './start-options'
import { startWords } from './start-words'

type StartActionsProps = {
  theme: StartTheme
  mine: ThemeReading
  endingCount: number
  /** Who the reader can be. */
  personas: readonly Persona[]
}

/** All that can be done with a theme; what stands first is in the bar of phones. */
export function StartActions({ theme, mine, endingCount, personas }: StartActionsProps) {
  const { reading } = mine
  const { label, note } = startWords(mine, endingCount)
  const { start, starting, problem } = useStoryStart(theme.id)
  const isBusy = starting !== null
  return (
    <>
      <div className={`flex flex-wrap gap-2 ${reading ? '' : 'max-md:hidden'}`}>
        {reading && (
          <div className="max-md:hidden">
            <ContinueLink reading={reading} />
          </div>
        )}
        <Button
          size="large"
          kind={reading ? 'secondary' : 'primary'}
          className="max-md:min-h-11 max-md:px-5 max-md:py-2 max-md:text-base"
          isBusy={isBusy}
          onClick={() => void start('', beginningOf(usualChoice(personas)))}
        >
          {label}
        </Button>
      </div>
      <StartOptions
        theme={theme}
        personas={personas}
        hasReading={reading !== null}
        label={label}
        isBusy={isBusy}
        problem={problem}
        onStart={(choice) => void start('', beginningOf(choice))}
      />
      <p className="mt-2 text-sm text-text-2 empty:hidden">{note}</p>
      <Problem>{problem}</Problem>
    </>
  )
}

/** The one button of the bar that stays above a phone's tabs. */
export function StartBar({ theme, mine, endingCount, personas }: StartActionsProps) {
  const { reading } = mine
  const { start, starting, problem } = useStoryStart(theme.id)
  return (
    <ThumbBar className="gutter">
      {reading ? (
        <ContinueLink reading={reading} isInBar />
      ) : (
        <Button
          isWide
          isBusy={starting !== null}
          onClick={() => void start('', beginningOf(usualChoice(personas)))}
        >
          {startWords(mine, endingCount).label}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </ThumbBar>
  )
}

type ContinueLinkProps = { reading: NonNullable<ThemeReading['reading']>; isInBar?: boolean }

function ContinueLink({ reading: { id, turnCount }, isInBar = false }: ContinueLinkProps) {
  return (
    <LinkButton
      size={isInBar ? 'medium' : 'large'}
      isWide={isInBar}
      href={routes.play.path({ id })}
      renderLink={renderLink}
    >
      이어서 읽기{turnCount > 0 && ` · ${sceneName(turnCount)}`}
    </LinkButton>
  )
}

function Problem({ children }: { children: string | null }) {
  return (
    <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
      {children}
    </p>
  )
}
