'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { QuizContent } from '@doran/contract'
import { quiz } from '@doran/game-engine'
import type { PlayWay } from '../../lib/game-paths'
import { describeProblem } from './internal/frame/describe-stop'
import { PlayMenu } from './internal/frame/play-menu'
import { PlayerFrame } from './internal/frame/player-frame'
import { preloadPicture } from './internal/frame/preload-picture'
import { usePlayPlace } from './internal/frame/play-place'
import { usePlaySession } from './internal/frame/use-play-session'
import { usePlayed } from './internal/frame/use-played'
import { useScreenFocus } from './internal/frame/use-screen-focus'
import { useScreenHistory } from './internal/frame/use-screen-history'
import { QuizScreen } from './internal/quiz/quiz-screen'
import type { LoadProvisional } from './load-provisional'
import type { PlayedGame } from './played-game'

export type QuizPlayerProps = {
  played: PlayedGame<QuizContent>
  way: PlayWay | null
  loadProvisional: LoadProvisional
}

const KEYS = [
  { key: '1~5', does: '답 선택' },
  { key: '↑ ↓', does: '답 사이 이동' },
  { key: 'Enter', does: '다음 문제' },
]

export function QuizPlayer({ played, way, loadProvisional }: QuizPlayerProps) {
  const place = usePlayPlace()
  const { play, content, reach, progressOf } = usePlayed('quiz', quiz, played)
  const { client, state } = play
  const { questions } = content

  const reached = reach(state.inputs)
  const { answers } = reached
  // Null: the first one without an answer.
  const [wanted, setWanted] = useState<number | null>(null)
  const at = Math.min(wanted ?? answers.length, answers.length, questions.length - 1)
  const history = useScreenHistory((question) => {
    if (screen === null) setWanted(question)
  })
  const onReset = async () => {
    await history.collapse()
    setWanted(null)
  }
  // Any of them may be the result, and the connection gone by then.
  const isHalfway = answers.length * 2 >= questions.length
  useEffect(() => {
    if (isHalfway) for (const { picture } of content.bands) preloadPicture(picture.url)
  }, [isHalfway, content])
  const { screen, screenName, anew } = usePlaySession({
    play,
    played,
    way,
    progress: quiz.progress(content, reached),
    outcome: quiz.outcome(content, reached),
    loadProvisional,
    describe: describeProblem,
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

  function choose(choice: number) {
    if (answers[at] !== undefined) return
    setWanted(at)
    client.add({ type: 'answer', question: at, choice })
  }
  function goOn() {
    if (at === questions.length - 1) client.finish()
    else {
      history.push(at, at + 1)
      setWanted(at + 1)
    }
  }
  const leave = async () => {
    await history.collapse()
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
        <QuizScreen
          questions={questions}
          at={at}
          chosen={answers[at]}
          score={answers.length > 0 ? scoreOf(content, answers) : null}
          onChoose={choose}
          onBack={() => history.back(at - 1)}
          onNext={goOn}
        />
      )}
    </PlayerFrame>
  )
}

const scoreOf = ({ questions }: QuizContent, answers: readonly number[]) =>
  answers.filter((choice, at) => questions[at]?.right.includes(choice)).length
