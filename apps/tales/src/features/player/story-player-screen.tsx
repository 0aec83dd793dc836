'use client'

import { useCallback, useRef } from 'react'
import type { StorySessionView } from '@doran/contract'
import { renderZoneLink, routes, sceneName, useStreamVoice } from '@doran/site/core'
import {
  canSkipPacing,
  hasProblemCard,
  isCare,
  isHeld,
  isPending,
  useRatingQuestion,
  type ReaderState,
} from '@doran/story-reader'
import { ImmersiveBar } from '@doran/ui'
import { useStoryStart } from '../../lib/use-story-start'
import { CARE_ID } from './internal/cards/care-card'
import { ENDING_ID, EndingCard } from './internal/cards/ending-card'
import { PlayerFoot } from './internal/composer/player-foot'
import { ShortageSheet } from './internal/gems/shortage-sheet'
import { PENDING_ID } from './internal/log/pending-turn'
import { PlayerLog } from './internal/log/player-log'
import { SceneJump } from './internal/log/scene-jump'
import { StoryColumn } from './internal/log/story-column'
import { sceneId } from './internal/scene/scene-id'
import { PersonaNameContext } from './internal/scene/persona-name'
import { PlayerMenu } from './internal/menu/player-menu'
import { PanelHost } from './internal/panel-host/panel-host'
import type { PlayerParts } from './internal/panel-parts/player-parts'
import { usePanels } from './internal/panel-host/use-panels'
import { RestWatch } from './internal/rest/rest-watch'
import { reserveToastRoom } from './internal/screen/toast-room'
import { useEndedSignIn } from './internal/screen/use-ended-sign-in'
import { useFocusFallback } from './internal/screen/use-focus-fallback'
import { useOpenWhereLeft } from './internal/screen/use-open-where-left'
import { useReadingLook } from './internal/screen/use-reading-look'
import { useScrollAnchor } from './internal/screen/use-scroll-anchor'
import { useSkipGesture } from './internal/screen/use-skip-gesture'
import { useSkipPacing } from './internal/screen/use-skip-pacing'
import { useStoryReader } from './internal/screen/use-story-reader'
import { useTurnUsage } from './internal/screen/use-turn-usage'
import { useUndo } from './internal/screen/use-undo'
import type { ReadingLook } from './reading-look'

export type { PlayerParts } from './internal/panel-parts/player-parts'

type StoryPlayerScreenProps = {
  view: StorySessionView
  initialLook: ReadingLook
  /** What other features show over the story. */
  parts: PlayerParts
}

export function StoryPlayerScreen({ view, initialLook, parts }: StoryPlayerScreenProps) {
  const { reader, state } = useStoryReader(view)
  const undo = useUndo(reader)
  const { session, turns, phase } = state
  const { panels, open, close } = usePanels()
  useTurnUsage(state)
  const [look, setLook] = useReadingLook(initialLook)
  const [voice] = useStreamVoice()
  const restart = useStoryStart(session.theme.id)
  const storySize = `${look.size / 16}rem`
  const notice = problemAtBox(state) ?? restart.problem
  const ways = isHeld(phase) ? 0 : (turns.at(-1)?.choices.length ?? 0)
  const isEnded = session.status === 'ended' && !isPending(phase)

  const choose = useCallback((label: string) => reader.send('choice', label), [reader])
  const skipPacing = useSkipPacing(reader)
  useSkipGesture(canSkipPacing(phase), skipPacing)
  useEndedSignIn(state.problem)
  useRatingQuestion(state.problem, () => reader.retry())
  const story = useRef<HTMLDivElement>(null)
  const keepAnchor = useScrollAnchor(story)
  useFocusFallback(() => findFocusTarget(session.turnCount))
  useOpenWhereLeft(() => {
    const place = firstThere([PENDING_ID, CARE_ID, sceneId({ index: session.turnCount })])
    place?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, session)

  return (
    <PersonaNameContext value={session.persona?.name ?? session.personaName}>
      <div
        {...(look.theme && { 'data-reading': look.theme })}
        className="flex min-h-dvh flex-col bg-bg text-text"
      >
        <ImmersiveBar
          title={session.theme.title}
          closeHref={routes.theme.path({ id: session.theme.id })}
          closeLabel="이야기에서 나가기"
          progress={{ value: 0, max: 1, label: sceneName(session.turnCount) }}
          renderLink={renderZoneLink}
          menu={<PlayerMenu onOpen={open} />}
        />
        <main
          id="main"
          tabIndex={-1}
          className="gutter grow [overflow-anchor:none]"
          style={{ fontSize: storySize, lineHeight: 1.72 }}
        >
          <h1 className="sr-only">{session.theme.title}</h1>
          <div ref={story} className="mx-auto max-w-[32em]">
            <StoryColumn
              state={state}
              reader={reader}
              onChoose={choose}
              onUndo={undo}
              onOpen={open}
            />
            {isEnded && (
              <EndingCard
                session={session}
                turns={turns}
                isBusy={restart.starting !== null}
                isUndoing={state.isUndoing}
                onRestart={() => void restart.start()}
                onUndo={undo}
                onOpen={open}
              />
            )}
          </div>
        </main>
        {((!isEnded && !isCare(phase)) || notice) && (
          <div
            ref={reserveToastRoom}
            className="safe-bottom sticky bottom-0 z-30 border-t border-line bg-bg"
          >
            <SceneJump
              key={session.leafTurnId}
              sceneId={isPending(phase) ? PENDING_ID : sceneId({ index: session.turnCount })}
              choiceCount={ways}
            />
            <div className="gutter py-2 short:py-1" style={{ fontSize: storySize }}>
              <div className="mx-auto max-w-[32em]">
                <RestWatch />
                <PlayerFoot state={state} reader={reader} notice={notice} onSkip={skipPacing} />
              </div>
            </div>
          </div>
        )}
        <ShortageSheet state={state} reader={reader} />
        <PanelHost
          panels={panels}
          onOpen={open}
          onClose={close}
          state={state}
          reader={reader}
          parts={parts}
          look={look}
          onLook={(next) => {
            keepAnchor()
            setLook(next)
          }}
          isRestarting={restart.starting !== null}
          onRestart={() => void restart.start()}
        />
        <PlayerLog voice={voice} phase={phase} leaf={turns.at(-1)} />
      </div>
    </PersonaNameContext>
  )
}

// What a card in the story or the closed story says already is not said twice.
function problemAtBox({ phase, problem }: ReaderState): string | null {
  return hasProblemCard(phase) || problem?.code === 'STORY_LOCKED'
    ? null
    : (problem?.message ?? null)
}

// Where focus goes when what held it was removed: the ending, the care card, the pending turn, else the last scene.
function findFocusTarget(leafIndex: number): HTMLElement | null {
  return firstThere([ENDING_ID, CARE_ID, PENDING_ID, sceneId({ index: leafIndex })])
}

function firstThere(ids: readonly string[]): HTMLElement | null {
  return ids.map((id) => document.getElementById(id)).find((place) => place !== null) ?? null
}
