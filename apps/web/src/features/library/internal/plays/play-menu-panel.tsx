'use client'

import type { PlayCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Sheet } from '@doran/ui/overlay'
import { playPath, resultPath } from '../../../../lib/game-paths'

type PlayMenuPanelProps = {
  play: PlayCard
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
}

const ROW =
  'flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold no-underline transition-colors duration-(--motion-state) hover:bg-surface-2'

export function PlayMenuPanel({ play, isOpen, onClose, onDelete }: PlayMenuPanelProps) {
  const { game, result, shareCode } = play
  const links = result
    ? [
        { label: '결과 보기', href: resultPath(game.id, shareCode) },
        { label: '공유하기', href: resultPath(game.id, shareCode) },
      ]
    : [{ label: '이어 하기', href: playPath(game, 'resume') }]
  const remove = () => {
    onClose()
    onDelete()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={result?.title ?? game.title}
    >
      <ul className="-mx-3">
        {links.map(({ label, href }) => (
          <li key={label}>
            <ZoneLink href={href} className={ROW}>
              {label}
            </ZoneLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={remove} className={`${ROW} text-danger`}>
            지우기
          </button>
        </li>
      </ul>
    </Sheet>
  )
}
