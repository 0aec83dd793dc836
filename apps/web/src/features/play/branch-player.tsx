'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BranchContent, BranchInput } from '@doran/contract'
import { branch, findNode, offeredChoices, type BranchState } from '@doran/game-engine'
import type { PlayWay } from '../../lib/game-paths'
import { sceneLabel } from '../../lib/game-words'
import { EndingScreen } from './internal/branch/ending-screen'
import { PathSheet } from './internal/branch/path-sheet'
import { SceneScreen } from './internal/branch/scene-screen'
import { stepsOf } from './internal/branch/steps-of'
import { describeScene } from './internal/frame/describe-stop'
import { PlayMenu } from './internal/frame/play-menu'
import { PlayerFrame } from './internal/frame/player-frame'
import { preloadPicture } from './internal/frame/preload-picture'
import { usePlayPlace } from './internal/frame/play-place'
import { usePlaySession } from './internal/frame/use-play-session'
import { usePlayed } from './internal/frame/use-played'
import { useScreenFocus } from './internal/frame/use-screen-focus'
import { useScreenHistory } from './internal/frame/use-screen-history'
import type { LoadProvisional } from './load-provisional'
import type { PlayedGame } from './played-game'

export type BranchPlayerProps = {
  played: PlayedGame<BranchContent>
  way: PlayWay | null
  /** The way to the fork where a play that is begun afresh begins. */
  prefix: readonly BranchInput[]
  loadProvisional: LoadProvisional
}

const KEYS = [
  { key: '1~5', does: '선택' },
  { key: 'U', does: '한 장면 뒤로' },
]

export function BranchPlayer({ played, way, prefix, loadProvisional }: BranchPlayerProps) {
  const place = usePlayPlace()
  const { play, content, reach, progressOf } = usePlayed('branch', branch, played)
  const { client, state } = play

  // The way to a fork is gone with the first choice there: until then nothing is begun.
  const [isFromFork, setIsFromFork] = useState(way === 'fresh')
  const ahead = isFromFork && state.inputs.length === 0 ? stepsOf(content, prefix) : []
  const reached = reach(ahead.length > 0 ? ahead : state.inputs)
  const before = reached.path.length
  const scene = findNode(content, reached.at)
  const ending = content.endings.find(({ key }) => key === reached.at)
  const choices = offeredChoices(content, reached)
  const lines = linesOf(content, reached)
  const progress = branch.progress(content, reached)

  const [isPathOpen, setIsPathOpen] = useState(false)
  // An ending is told to the server at once, and read before its record is shown.
  const [isRecordWanted, setIsRecordWanted] = useState(false)
  if (isRecordWanted && !ending) setIsRecordWanted(false)
  const isReadingEnding = ending !== undefined && !isRecordWanted
  const history = useScreenHistory(goBackTo)
  const onReset = async () => {
    await history.collapse()
    setIsFromFork(false)
  }
  const { screen, screenName, anew } = usePlaySession({
    play,
    played,
    way,
    progress,
    outcome: branch.outcome(content, reached),
    loadProvisional,
    describe: describeScene,
    progressOf,
    isHeld: isReadingEnding,
    onReset,
  })

  useScreenFocus(screenName ?? (ending ? 'reached' : 'scene'))
  // Scenes that cannot be gone back to from here are no entries any more: Back leaves the player.
  const areScenesLeft = screen !== null || ending !== undefined
  const collapse = useEffectEvent(() => history.collapse())
  useEffect(() => {
    if (areScenesLeft) void collapse()
  }, [areScenesLeft])

  const chosenAt = useRef<number | null>(null)
  const pushScene = useEffectEvent((to: number) => {
    if (chosenAt.current !== null && !ending) history.push(chosenAt.current, to)
    chosenAt.current = null
  })
  // Not with the choice itself: the first one changes the address of the scene that is left.
  useEffect(() => pushScene(before), [before])

  useEffect(() => {
    for (const { choice } of offeredChoices(content, reached))
      preloadPicture(pictureOf(content, choice.to))
  }, [content, reached])

  function make(...inputs: BranchInput[]) {
    for (const input of [...ahead, ...inputs]) client.add(input)
  }
  function goBackTo(to: number) {
    if (screen === null && !ending && to < before)
      make(...Array.from({ length: before - to }, () => ({ type: 'back' }) as const))
  }
  function choose(choice: number) {
    const input = { type: 'choose', node: reached.at, choice } as const
    const next = branch.reduce(content, reached, input)
    if (!next) return
    chosenAt.current = before
    make(input)
    if (branch.outcome(content, next)) client.finish()
  }
  const leave = async () => {
    await history.collapse()
    place.leave(played.game.id)
  }

  function view() {
    if (screen) return screen
    const chosen = lines.at(-1) ?? null
    if (ending)
      return (
        <EndingScreen
          ending={ending}
          chosen={chosen}
          onShowRecord={() => setIsRecordWanted(true)}
        />
      )
    if (!scene) return null
    return (
      <SceneScreen
        scene={scene}
        before={before}
        spoken={branch.announce(content, reached)}
        chosen={chosen}
        choices={choices}
        onChoose={choose}
        onBack={before > 0 ? () => history.back(before - 1) : null}
      />
    )
  }

  return (
    <PlayerFrame
      game={played.game}
      onLeave={() => void leave()}
      progress={
        screen
          ? undefined
          : {
              value: progress.done,
              max: progress.total,
              label: ending ? '결말' : sceneLabel(before),
            }
      }
      menu={
        !screen && (
          <PlayMenu
            items={[{ label: '지나온 길', onClick: () => setIsPathOpen(true) }]}
            keys={KEYS}
            onAnew={before > 0 ? () => void anew() : null}
          />
        )
      }
    >
      {view()}
      <PathSheet isOpen={isPathOpen} onOpenChange={setIsPathOpen} chosen={lines} />
    </PlayerFrame>
  )
}

/** What was chosen so far, as it stood there. */
function linesOf(content: BranchContent, { path }: BranchState): string[] {
  return path.map(({ node, choice }) => findNode(content, node)?.choices[choice]?.text ?? '')
}

function pictureOf({ nodes, endings }: BranchContent, key: string): string | undefined {
  return [...nodes, ...endings].find((place) => place.key === key)?.picture?.url
}
