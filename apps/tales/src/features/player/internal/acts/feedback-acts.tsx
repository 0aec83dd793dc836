import type { Turn } from '@doran/contract'
import type { OpenPanel } from '../panel-parts/player-panel'
import { ActButton } from '../act-button/act-button'
import { useFeedback } from './use-feedback'

type FeedbackActsProps = { turn: Turn; onOpen: OpenPanel }

/** Whether a scene was good; pressed again it is taken back. Who did not like it may say why. */
export function FeedbackActs({ turn, onOpen }: FeedbackActsProps) {
  const { value, choose } = useFeedback(turn)
  const isDown = value === 'down'
  return (
    <>
      <ActButton
        icon="like"
        label="좋았어요"
        isPressed={value === 'up'}
        onClick={() => choose(value === 'up' ? null : 'up')}
      />
      <ActButton
        icon="dislike"
        label="아쉬웠어요"
        isPressed={isDown}
        onClick={() => {
          choose(isDown ? null : 'down')
          if (!isDown) onOpen({ name: 'dislike', turn })
        }}
      />
    </>
  )
}
