'use client'

import type { Turn } from '@doran/contract'
import { amountLabel, renderZoneLink, routes } from '@doran/site/core'
import { Button, GaugeChip, LinkButton, SlowNotice } from '@doran/ui'
import { AiNotice } from '../prose/ai-notice.js'
import { choicePriceWords } from '../prose/price-words.js'
import { TurnQuestion } from '../prose/turn-question.js'
import { gemPathOf } from '../reader/gem-path.js'
import { haltMessage } from '../stream/turn-update.js'
import { SceneChoices } from './scene-choices.js'
import type { SceneController, SceneView } from './scene-controller.js'

export type SceneControlsProps = {
  view: SceneView
  controller: SceneController
  /** Whether the next scene may be answered right here. */
  goesOn: boolean
  /** A button was pressed that is about to go; the focus needs another place. */
  onAct: () => void
}

/** What can be done now: have it shown at once, stop a model, go on in the player, or try again. */
export function SceneControls({ view, controller, goesOn, onAct }: SceneControlsProps) {
  const { turn, sessionId, price } = view
  const act = (command: () => unknown) => () => {
    onAct()
    command()
  }
  switch (view.phase) {
    case 'sending':
      return <SlowNotice onRetry={act(controller.retry)} />
    case 'streaming':
      return turn?.narrator === 'offline' ? (
        <Button kind="secondary" className="self-start" onClick={act(controller.skipPacing)}>
          바로 보기
        </Button>
      ) : (
        <Button kind="secondary" className="self-start" onClick={act(controller.stop)}>
          여기까지만 읽기
        </Button>
      )
    case 'notice':
      return (
        <AiNotice
          price={price}
          isBusy={view.isConfirming}
          problem={view.problem?.message ?? null}
          onAccept={act(controller.acceptNotice)}
          onOffline={act(controller.continueOffline)}
          onLeave={() => controller.leave()}
        />
      )
    case 'price':
      return (
        <TurnQuestion
          title="AI 모델이 쓰는 장면이에요"
          isBusy={view.isConfirming}
          problem={view.problem?.message ?? null}
          accept={{
            label: `${amountLabel('gem', price ?? 0)}로 읽기`,
            onAccept: act(controller.acceptPrice),
          }}
          offlineLabel="미리 쓴 이야기로 읽기"
          onOffline={act(controller.continueOffline)}
          onLeave={() => controller.leave()}
        >
          <p>{choicePriceWords(price ?? 0)} 미리 쓴 이야기로 읽으면 젬을 쓰지 않아요.</p>
        </TurnQuestion>
      )
    case 'shortage':
      return (
        <TurnQuestion
          title="젬이 모자라요"
          isBusy={view.isConfirming}
          problem={view.problem?.message ?? null}
          offlineLabel="미리 쓴 이야기로 계속"
          onOffline={act(controller.continueOffline)}
          onLeave={() => controller.leave()}
        >
          <p>미리 쓴 이야기로 읽으면 젬을 쓰지 않아요.</p>
          {sessionId && (
            <p className="mt-3">
              <LinkButton href={gemPathOf(sessionId)} kind="secondary" renderLink={renderZoneLink}>
                젬 받는 방법 보기
              </LinkButton>
            </p>
          )}
        </TurnQuestion>
      )
    case 'blocked':
      return (
        <>
          <p role="alert" className="corner-card bg-surface-2 p-4 text-text">
            {turn && haltMessage(turn)}
          </p>
          {sessionId && <ToPlayer sessionId={sessionId} />}
        </>
      )
    default:
      return view.isAnswered && turn && sessionId ? (
        <Answered
          turn={turn}
          sessionId={sessionId}
          controller={controller}
          price={price}
          goesOn={goesOn && turn.choices.length > 0}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p role="alert" className="text-danger">
            {view.problem?.message ?? (turn && haltMessage(turn))}
          </p>
          <div className="flex flex-wrap gap-3">
            {view.problem?.code !== 'RATING_LIMIT' && (
              <Button onClick={act(controller.retry)}>다시 시도</Button>
            )}
            {sessionId && <ToPlayer sessionId={sessionId} isSecond />}
          </div>
        </div>
      )
  }
}

type AnsweredProps = Pick<SceneControlsProps, 'controller' | 'goesOn'> & {
  turn: Turn
  price: number | null
  sessionId: string
}

function Answered({ turn, price, sessionId, controller, goesOn }: AnsweredProps) {
  if (!goesOn) return <ToBeContinued turn={turn} sessionId={sessionId} />
  return (
    <>
      <TurnMarks turn={turn} />
      <SceneChoices
        choices={turn.choices}
        price={price}
        focusedId={null}
        onPick={controller.pick}
      />
    </>
  )
}

function ToBeContinued({ turn, sessionId }: { turn: Turn; sessionId: string }) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <TurnMarks turn={turn} />
      <p className="text-text-2">{nextHint(turn)}</p>
      {/* However long the answer is, the way on stands above a phone's tabs. */}
      <div className="max-md:sticky max-md:bottom-[calc(var(--tabs-room)+var(--ask-room,0px))] max-md:bg-linear-to-t max-md:from-surface-1 max-md:from-75% max-md:to-transparent max-md:pt-6 max-md:pb-2">
        <ToPlayer sessionId={sessionId} />
      </div>
    </div>
  )
}

/** Gauges that the turn changed, and what the story remembers of it. */
function TurnMarks({ turn: { gauges, remembered } }: { turn: Turn }) {
  if (gauges.length === 0 && remembered.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-text-2">
      {gauges.map(({ key, label, before, after }) => (
        <GaugeChip key={key} label={label} value={after} change={after - before} />
      ))}
      {remembered.map((memory) => (
        <span key={memory}>이야기가 기억해요: {memory}</span>
      ))}
    </div>
  )
}

function nextHint(turn: Turn): string {
  if (turn.ending) return `‘${turn.ending.title}’ 결말에 닿았어요.`
  if (turn.choices.length === 0) return '이야기는 여기서 다시 이어져요.'
  return `다음 선택지가 ${turn.choices.length}개 있어요. 하고 싶은 말을 직접 써도 돼요.`
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
