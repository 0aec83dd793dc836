'use client'

import { useEffect } from 'react'
import type { WorldcupContent } from '@doran/contract'
import { particleOf, type WorldcupPlayMatch } from '@doran/game-engine'
import { Button } from '@doran/ui'
import { preloadPicture } from '../frame/preload-picture'
import { ScreenHeading } from '../frame/screen-heading'
import { Contestant } from './contestant'
import { useMatchKeys } from './use-match-keys'

export type MatchScreenProps = {
  content: WorldcupContent
  match: WorldcupPlayMatch
  /** Which match of the play it is. */
  number: number
  spoken: string
  /** Who went on by lot from the match before. */
  drawn: string | null
  /** Who was chosen, while that is seen. */
  winner: string | null
  /** Who meets next, as far as that is known. */
  next: { left: string; right: string } | null
  canUndo: boolean
  onPick: (item: string) => void
  onSkip: () => void
  onUndo: () => void
  onBracket: () => void
}

/** Two who meet. Both are seen whole at once, side by side or, on a phone, one above the other. */
export function MatchScreen(props: MatchScreenProps) {
  const { content, match, number, spoken, drawn, winner, next, canUndo } = props
  const { onPick, onSkip, onUndo, onBracket } = props
  const itemOf = (key: string | undefined) => content.items.find((item) => item.key === key)
  const nextLeft = itemOf(next?.left)?.picture.url
  const nextRight = itemOf(next?.right)?.picture.url
  useEffect(() => {
    preloadPicture(nextLeft)
    preloadPicture(nextRight)
  }, [nextLeft, nextRight])
  useMatchKeys({ ...match, canUndo, onPick, onSkip, onUndo })

  const hasCredits = content.items.some(({ credit }) => credit !== null)
  const fateOf = (key: string) => (winner === null ? null : winner === key ? 'won' : 'lost')
  const sides = [match.left, match.right] as const
  return (
    <div className="mx-auto flex h-[calc(100dvh-48px)] min-h-110 w-full max-w-240 flex-col py-2 md:my-auto md:max-h-180 md:py-6 short:min-h-70 short:py-1">
      <ScreenHeading
        screen={number}
        spoken={drawn === null ? spoken : `${drawnWords(drawn)} ${spoken}`}
        className="mb-2 shrink-0 text-center text-base font-extrabold sm:text-h3 md:mb-4 md:text-h2 short:mb-1 short:text-base"
      >
        {headingOf(match.roundOf, drawn)}
      </ScreenHeading>
      <div className="grid min-h-0 grow grid-rows-2 gap-2.5 min-[481px]:grid-cols-2 min-[481px]:grid-rows-1 min-[481px]:gap-4">
        {sides.map((key, at) => {
          const item = itemOf(key)
          if (!item) return null
          return (
            <Contestant
              key={at}
              item={item}
              keyHint={at === 0 ? '←' : '→'}
              fate={fateOf(key)}
              hasCredits={hasCredits}
              onPick={() => onPick(key)}
            />
          )
        })}
      </div>
      <div className="safe-bottom shrink-0">
        <div className="flex items-center justify-between gap-1 pt-2">
          <Button kind="quiet" disabled={!canUndo} onClick={onUndo} className="px-3 max-xs:px-2">
            되돌리기
          </Button>
          <Button kind="quiet" onClick={onSkip} className="px-3 text-sm max-xs:px-2">
            둘 다 모르겠어요
          </Button>
          <Button
            kind="quiet"
            aria-haspopup="dialog"
            onClick={onBracket}
            className="px-3 max-xs:px-2"
          >
            대진표
          </Button>
        </div>
      </div>
    </div>
  )
}

function headingOf(roundOf: number, drawn: string | null): string {
  if (drawn !== null) return drawnWords(drawn)
  return roundOf === 2 ? '결승이에요. 심호흡 한 번.' : '둘 중 하나만 고른다면?'
}

const drawnWords = (label: string) =>
  `제비뽑기로 ‘${label}’${particleOf(label, '이/가')} 올라갔어요.`
