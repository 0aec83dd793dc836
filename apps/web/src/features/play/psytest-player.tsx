'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { PsytestContent } from '@doran/contract'
import { psytest } from '@doran/game-engine'
import type { PlayWay } from '../../lib/game-paths'
import { isMotionReduced } from '../../lib/is-motion-reduced'
import { describeQuestion } from './internal/frame/describe-stop'
import { PlayMenu } from './internal/frame/play-menu'
import { PlayerFrame } from './internal/frame/player-frame'
import { preloadPicture } from './internal/frame/preload-picture'
import { useAdvance } from './internal/frame/use-advance'
import { usePlayPlace } from './internal/frame/play-place'
import { usePlaySession } from './internal/frame/use-play-session'
import { usePlayed } from './internal/frame/use-played'
import { useScreenFocus } from './internal/frame/use-screen-focus'
import { useScreenHistory } from './internal/frame/use-screen-history'
import { QuestionScreen } from './internal/psytest/question-screen'
import type { LoadProvisional } from './load-provisional'
import type { PlayedGame } from './played-game'

export type PsytestPlayerProps = {
  played: PlayedGame<PsytestContent>
  way: PlayWay | null
  loadProvisional: LoadProvisional
}

const KEYS = [
  { key: '1~5', does: '답 선택' },
  { key: '↑ ↓', does: '답 사이 이동' },
]

export function PsytestPlayer({ played, way, loadProvisional }: PsytestPlayerProps) {
  const place = usePlayPlace()
  const { play, content, reach, progressOf } = usePlayed('psytest', psytest, played)
  const { client, state } = play
  const { questions } = content

  const reached = reach(state.inputs)
  const { answers } = reached
  // Null: the first one without an answer.
  const [wanted, setWanted] = useState<number | null>(null)
  const at = Math.min(wanted ?? answers.length, answers.length, questions.length - 1)
  const { isAdvancing, after, cancel } = useAdvance()
  const history = useScreenHistory((question) => {
    cancel()
    if (screen === null) setWanted(question)
  })
  const onReset = async () => {
    cancel()
    await history.collapse()
    setWanted(null)
  }
  const outcome = psytest.outcome(content, reached)
  // Any of them may be the result, and the connection gone by then.
  const isHalfway = answers.length * 2 >= questions.length
  useEffect(() => {
    if (isHalfway) for (const { picture } of content.results) preloadPicture(picture.url)
  }, [isHalfway, content])
  const { screen, screenName, anew } = usePlaySession({
    play,
    played,
    way,
    progress: psytest.progress(content, reached),
    outcome,
    loadProvisional,
    describe: describeQuestion,
    progressOf,
    onReset,
  })

  useScreenFocus(screenName ?? 'question')
  // Questions that cannot be gone back to from here are no entries any more: Back leaves the player.
  const areQuestionsLeft = screen !== null
  const collapse = useEffectEvent(() => history.collapse())
  useEffect(() => {
    if (areQuestionsLeft) void collapse()
  }, [areQuestionsLeft])

  function goOn() {
    if (at === questions.length - 1) client.finish()
    else {
      history.push(at, at + 1)
      setWanted(at + 1)
    }
  }
  function choose(choice: number) {
    setWanted(at)
    if (answers[at] !== choice) client.add({ type: 'answer', question: at, choice })
    if (isMotionReduced()) return
    if (at === questions.length - 1) client.finish()
    else after(goOn)
  }
  const leave = async () => {
    await onReset()
    place.leave(played.game.id)
  }

  return (
    <PlayerFrame
      game={played.game}
      onLeave={() => void leave()}
      progress={
        screen
          ? undefined
          : { value: at + 1, max: questions.length, label: `${at + 1}/${questions.length}` }
      }
      menu={
        !screen && <PlayMenu keys={KEYS} onAnew={answers.length > 0 ? () => void anew() : null} />
      }
    >
      {screen ?? (
        <QuestionScreen
          cover={played.game.cover}
          questions={questions}
          at={at}
          spoken={`질문 ${questions.length}개 중 ${at + 1}번째`}
          chosen={answers[at]}
          onChoose={choose}
          onBack={() => history.back(at - 1)}
          onNext={answers[at] === undefined || isAdvancing ? null : goOn}
        />
      )}
    </PlayerFrame>
  )
}
