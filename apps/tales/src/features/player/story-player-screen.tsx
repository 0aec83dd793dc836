'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { StorySessionView } from '@doran/contract'
import { routes, useStreamVoice } from '@doran/site/core'
import { ImmersiveBar } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { useStoryStart } from '../../lib/use-story-start'
import { CARE_ID } from './internal/care-card'
import { ChoiceJump } from './internal/choice-jump'
import { ENDING_ID, EndingCard } from './internal/ending-card'
import { PlayerFoot } from './internal/player-foot'
import { isBroken, isCare, isHeld, isHurriable, isTelling } from './internal/player-phase'
import { PlayerMenu } from './internal/player-menu'
import { PlayerLog } from './internal/player-log'
import { StoryColumn } from './internal/story-column'
import { TELLING_ID } from './internal/telling'
import { keepBelowToasts } from './internal/toast-room'
import { sceneId } from './internal/told-turn'
import { turnName } from './internal/turn-name'
import { useEndedSignIn } from './internal/use-ended-sign-in'
import { useHurryByHand } from './internal/use-hurry-by-hand'
import { useKeptFocus } from './internal/use-kept-focus'
import { useKeptPlace } from './internal/use-kept-place'
import { useReadingLook } from './internal/use-reading-look'
import { useTurnUsage } from './internal/use-turn-usage'
import { useStoryPlayer } from './internal/use-story-player'
import type { ReadingLook } from './reading-look'
import type { PlayerState } from './player-state'

type StoryPlayerScreenProps = { view: StorySessionView; initialLook: ReadingLook }

export function StoryPlayerScreen({ view, initialLook }: StoryPlayerScreenProps) {
  const { player, state } = useStoryPlayer(view)
  const { session, turns, phase } = state
  useTurnUsage(state)
  const [look, setLook] = useReadingLook(initialLook)
  const [voice] = useStreamVoice()
  const restart = useStoryStart(session.theme.id)
  const storySize = `${look.size / 16}rem`
  const notice = problemAtBox(state) ?? restart.problem
  const ways = isHeld(phase) ? 0 : (turns.at(-1)?.choices.length ?? 0)
  const isEnded = session.status === 'ended' && !isTelling(phase)

  const choose = useCallback((label: string) => player.send('choice', label), [player])
  const hurry = useCallback(() => void player.hurry(), [player])
  useHurryByHand(isHurriable(phase), hurry)
  useEndedSignIn(state.problem)
  const story = useRef<HTMLDivElement>(null)
  const keepPlace = useKeptPlace(story)
  useKeptFocus(() => findPlace(session.turnCount))
  useOpenWhereLeft(session.turnCount)

  return (
    <div
      {...(look.theme && { 'data-reading': look.theme })}
      className="flex min-h-dvh flex-col bg-bg text-text"
    >
      <ImmersiveBar
        title={session.theme.title}
        closeHref={routes.theme.path({ id: session.theme.id })}
        closeLabel="이야기에서 나가기"
        progress={{ value: 0, max: 1, label: turnName(session.turnCount) }}
        renderLink={renderLink}
        menu={
          <PlayerMenu
            look={look}
            onLook={(next) => {
              keepPlace()
              setLook(next)
            }}
            state={state}
            player={player}
            isRestarting={restart.starting !== null}
            onRestart={() => void restart.start()}
          />
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="gutter grow [overflow-anchor:none]"
        style={{ fontSize: storySize, lineHeight: 1.72 }}
      >
        <h1 className="sr-only">{session.theme.title}</h1>
        <div ref={story} className="mx-auto max-w-[32em]">
          <StoryColumn state={state} player={player} onChoose={choose} />
          {isEnded && (
            <EndingCard
              session={session}
              turns={turns}
              isBusy={restart.starting !== null}
              isUndoing={state.isUndoing}
              onRestart={() => void restart.start()}
              onUndo={() => void player.undo()}
            />
          )}
        </div>
      </main>
      {((!isEnded && !isCare(phase)) || notice) && (
        <div
          ref={keepBelowToasts}
          className="safe-bottom sticky bottom-0 z-30 border-t border-line bg-bg"
        >
          <ChoiceJump key={session.leafTurnId} count={ways} />
          <div className="gutter py-2" style={{ fontSize: storySize }}>
            <div className="mx-auto max-w-[32em]">
              <PlayerFoot state={state} player={player} notice={notice} />
            </div>
          </div>
        </div>
      )}
      <PlayerLog voice={voice} phase={phase} leaf={turns.at(-1)} />
    </div>
  )
}

// What a card in the story or the closed story says already is not said twice.
function problemAtBox({ phase, problem }: PlayerState): string | null {
  return isBroken(phase) || problem?.code === 'STORY_LOCKED' ? null : (problem?.message ?? null)
}

// Where focus goes when what held it was taken off the page: the ending, the care card, the telling, else the
// last scene.
function findPlace(leafIndex: number): HTMLElement | null {
  return firstThere([ENDING_ID, CARE_ID, TELLING_ID, sceneId({ index: leafIndex })])
}

function firstThere(ids: readonly string[]): HTMLElement | null {
  return ids.map((id) => document.getElementById(id)).find((place) => place !== null) ?? null
}

/** Opens where the reader left off: at what is being told, the care card, else the last scene. */
function useOpenWhereLeft(leafIndex: number) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const scenes = leafIndex > 0 ? [sceneId({ index: leafIndex })] : []
    const place = firstThere([TELLING_ID, CARE_ID, ...scenes])
    place?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [leafIndex])
}
