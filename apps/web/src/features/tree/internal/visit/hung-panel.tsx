import type { FreshLetter } from '@doran/contract'
import { StepHeading } from '@doran/forms'
import { amountLabel, renderZoneLink } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { plantPath } from '../../tree-address'
import { TakeBack } from './take-back'
import type { Hung } from './use-hang'

export type HungPanelProps = {
  hung: Hung
  /** “12월 25일”. */
  day: string
  serverTime: () => number
  onTakenBack: (letter: FreshLetter) => void
  onClose: () => void
}

/** That the letter hangs. */
export function HungPanel({ hung, day, serverTime, onTakenBack, onClose }: HungPanelProps) {
  const { letter, wasMoved, runes } = hung
  return (
    <>
      <StepHeading level={1} isNext>
        {`편지를 가지에 걸었어요. ${day}에 열려요.`}
      </StepHeading>
      {wasMoved && (
        <p className="prose-ko mt-2">
          {`고른 자리에는 그새 다른 장식이 걸려서, 바로 옆 ${letter.slot + 1}번 자리에 걸었어요.`}
        </p>
      )}
      {runes > 0 && (
        <p className="mt-2 font-semibold text-rune">{`${amountLabel('rune', runes)}를 받았어요.`}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton href={plantPath()} renderLink={renderZoneLink}>
          나도 나무 심기
        </LinkButton>
        <Button kind="secondary" onClick={onClose}>
          나무 보기
        </Button>
        <TakeBack letter={letter} serverTime={serverTime} onTakenBack={onTakenBack} />
      </div>
    </>
  )
}
