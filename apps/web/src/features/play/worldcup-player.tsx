'use client'

import { useState } from 'react'
import type { WorldcupContent } from '@doran/contract'
import { roundName, worldcup, type WorldcupPlayMatch, type WorldcupState } from '@doran/game-engine'
import type { PlayWay } from '../../lib/game-paths'
import { createReplay } from './internal/client/replay'
import { isContentOf } from './internal/content-of'
import { describeMatch } from './internal/frame/describe-stop'
import { PlayMenu } from './internal/frame/play-menu'
import { PlayerFrame } from './internal/frame/player-frame'
import { usePlayClient } from './internal/frame/use-play-client'
import { usePlayPlace } from './internal/frame/play-place'
import { usePlaySession } from './internal/frame/use-play-session'
import { useScreenFocus } from './internal/frame/use-screen-focus'
import { BracketSheet } from './internal/worldcup/bracket-sheet'
import { MatchScreen } from './internal/worldcup/match-screen'
import { SizePicker } from './internal/worldcup/size-picker'
import { useDecisions } from './internal/worldcup/use-decisions'
import type { LoadProvisional } from './load-provisional'
import type { PlayedGame } from './played-game'

export type WorldcupPlayerProps = {
  played: PlayedGame<WorldcupContent>
  way: PlayWay | null
  loadProvisional: LoadProvisional
}

const KEYS = [
  { key: '← →', does: '선택' },
  { key: 'U', does: '되돌리기' },
  { key: 'S', does: '둘 다 모르겠어요' },
]
const NOTHING_TO_RESET = () => Promise.resolve()

export function WorldcupPlayer({ played, way, loadProvisional }: WorldcupPlayerProps) {
  const place = usePlayPlace()
  const play = usePlayClient(played)
  const { client, state } = play
  const [replay] = useState(() => createReplay(worldcup))
  const content = isContentOf('worldcup', state.content) ? state.content : played.content
  const reached = state.play && replay(content, state.play, state.inputs)
  const { shown, winner, pick, skip, undo } = useDecisions(client, content, reached)
  const [isBracketOpen, setIsBracketOpen] = useState(false)
  const progress = reached && worldcup.progress(content, reached)
  const { screen, screenName, anew } = usePlaySession({
    play,
    played,
    way,
    progress,
    outcome: reached && worldcup.outcome(content, reached),
    loadProvisional,
    describe: describeMatch,
    onReset: NOTHING_TO_RESET,
  })
  const match = shown?.match
  const isPlaying = match && (!screen || winner !== null)

  useScreenFocus(isPlaying ? 'match' : (screenName ?? 'size'))

  return (
    <PlayerFrame
      game={played.game}
      onLeave={() => place.leave(played.game.id)}
      progress={
        isPlaying && progress
          ? { value: shown.decisions.length, max: progress.total, label: matchLabel(match) }
          : undefined
      }
      menu={
        isPlaying && (
          <PlayMenu
            items={[{ label: '대진표', onClick: () => setIsBracketOpen(true) }]}
            keys={KEYS}
            onAnew={() => void anew()}
          />
        )
      }
    >
      {isPlaying ? (
        <MatchScreen
          content={content}
          match={match}
          number={shown.decisions.length}
          spoken={worldcup.announce(content, shown)}
          drawn={drawnLabel(content, shown)}
          winner={winner}
          next={shown.next}
          canUndo={shown.undosLeft > 0 && winner === null}
          onPick={pick}
          onSkip={skip}
          onUndo={undo}
          onBracket={() => setIsBracketOpen(true)}
        />
      ) : (
        (screen ?? (
          <SizePicker
            game={played.game}
            isBusy={state.phase === 'opening'}
            trouble={state.trouble}
            onStart={client.begin}
            onRetry={client.retry}
          />
        ))
      )}
      <BracketSheet
        isOpen={isBracketOpen}
        onOpenChange={setIsBracketOpen}
        content={content}
        rounds={reached?.rounds ?? []}
      />
    </PlayerFrame>
  )
}

/** Of a match that the person passed on. */
function drawnLabel({ items }: WorldcupContent, { decisions }: WorldcupState): string | null {
  const last = decisions.at(-1)
  if (!last || last.isCounted) return null
  return items.find(({ key }) => key === last.winner)?.label ?? null
}

/** “16강 3/8” */
function matchLabel({ roundOf, index, count }: WorldcupPlayMatch): string {
  return roundOf === 2 ? roundName(roundOf) : `${roundName(roundOf)} ${index}/${count}`
}
