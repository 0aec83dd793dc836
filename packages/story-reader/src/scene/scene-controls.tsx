'use client'

import type { Turn } from '@doran/contract'
import { renderZoneLink, routes } from '@doran/site'
import { AiNotice } from '../index.js'
import { Button, GaugeChip, LinkButton, SlowNotice } from '@doran/ui'
import { SceneChoices } from './scene-choices.js'
import type { SceneState } from './scene-state.js'
import type { SceneTeller } from './scene-teller.js'

export type SceneControlsProps = {
  state: Exclude<SceneState, { phase: 'asking' }>
  teller: SceneTeller
  /** Whether the next scene may be answered right here. */
  goesOn: boolean
  /** A button was pressed that is about to go; the focus needs another place. */
  onAct: () => void
}

/** What can be done now: have it shown at once, stop a model, go on in the player, or try again. */
export function SceneControls({ state, teller, goesOn, onAct }: SceneControlsProps) {
  const hurry = () => {
    onAct()
    void teller.hurry()
  }
  const stop = () => {
    onAct()
    void teller.stop()
  }
  const retry = () => {
    onAct()
    teller.retry()
  }
  const answer = (isAccepted: boolean) => {
    onAct()
    void teller.answerNotice(isAccepted)
  }
  switch (state.phase) {
    case 'telling':
      if (!state.turn) return <SlowNotice onRetry={retry} />
      return state.turn.narrator === 'offline' ? (
        <Button kind="secondary" className="self-start" onClick={hurry}>
          바로 보기
        </Button>
      ) : (
        <Button kind="secondary" className="self-start" onClick={stop}>
          여기까지만 읽기
        </Button>
      )
    case 'told':
      return goesOn && state.turn.choices.length > 0 ? (
        <>
          <TurnMarks turn={state.turn} />
          <SceneChoices choices={state.turn.choices} focusedId={null} onPick={teller.pick} />
        </>
      ) : (
        <WayOn turn={state.turn} sessionId={state.sessionId} />
      )
    case 'notice':
      return (
        <AiNotice
          isBusy={state.isBusy}
          problem={state.problem?.message ?? null}
          onAccept={() => answer(true)}
          onOffline={() => answer(false)}
          onLeave={teller.leaveNotice}
        />
      )
    case 'blocked':
      return (
        <>
          <p role="alert" className="corner-card bg-surface-2 p-4 text-text">
            {state.message}
          </p>
          <ToPlayer sessionId={state.sessionId} />
        </>
      )
    case 'broken':
      return (
        <div className="flex flex-col gap-3">
          <p role="alert" className="text-danger">
            {state.problem.message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={retry}>다시 시도</Button>
            {state.sessionId && <ToPlayer sessionId={state.sessionId} isSecond />}
          </div>
        </div>
      )
  }
}

function WayOn({ turn, sessionId }: { turn: Turn; sessionId: string }) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      {turn.status === 'stopped' && turn.output.trim() === '' && (
        <p className="text-sm text-text-3">여기서 멈췄어요.</p>
      )}
      <TurnMarks turn={turn} />
      <p className="text-text-2">{nextWords(turn)}</p>
      <ToPlayer sessionId={sessionId} />
    </div>
  )
}

/** What the turn moved, and what the story keeps of it. */
function TurnMarks({ turn: { gauges, remembered } }: { turn: Turn }) {
  if (gauges.length === 0 && remembered.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-text-2">
      {gauges.map(({ key, label, before, after }) => (
        <GaugeChip key={key} label={label} value={after} change={after - before} />
      ))}
      {remembered.map((memory) => (
        <span key={memory}>기억해 둘게요: {memory}</span>
      ))}
    </div>
  )
}

function nextWords(turn: Turn): string {
  if (turn.ending) return `‘${turn.ending.title}’ 결말에 닿았어요.`
  if (turn.choices.length === 0) return '이야기는 여기서부터 다시 이어져요.'
  return `다음 갈림길에 길이 ${turn.choices.length}개 있어요. 하고 싶은 말을 직접 써도 돼요.`
}

function ToPlayer({ sessionId, isSecond = false }: { sessionId: string; isSecond?: boolean }) {
  return (
    <LinkButton
      href={routes.play.path({ id: sessionId })}
      kind={isSecond ? 'secondary' : 'primary'}
      size={isSecond ? 'medium' : 'large'}
      renderLink={renderZoneLink}
    >
      이어서 읽기
    </LinkButton>
  )
}
