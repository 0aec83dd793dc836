'use client'

import { useRef, useState } from 'react'
import type { ReceivedLetter, Tree } from '@doran/contract'
import { MoreButton, ReadFailed } from '@doran/site/core'
import { Badge, Chip, ChipGroup, EmptyState, Skeleton } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useFocusKept } from '../../../../lib/use-focus-kept'
import { NO_NAME, ornamentName } from '../scene/ornament-name'
import { openingDay } from '../tree-days'
import { ornamentPicture } from '../tree-pictures'
import { LetterSheet } from './letter-sheet'
import { useLetterBox, type LetterFilter } from './use-letter-box'

export type LetterBoxProps = {
  tree: Tree
  now: Date
  isOpen: boolean
  onClose: () => void
  onRead: (letterId: string) => void
  /** Something was hidden, or shown again: what hangs on the tree has changed. */
  onChanged: () => void
}

const FILTERS = [
  { of: 'all', label: '전체' },
  { of: 'unread', label: '안 읽은' },
  { of: 'hidden', label: '숨긴 편지' },
] as const

const EMPTY: Record<LetterFilter, string> = {
  all: '아직 걸린 편지가 없어요.',
  unread: '안 읽은 편지가 없어요.',
  hidden: '숨긴 편지가 없어요.',
}

/** All letters of a tree as a list. */
export function LetterBox({ tree, now, isOpen, onClose, ...on }: LetterBoxProps) {
  const [of, setOf] = useState<LetterFilter>('all')
  const [shown, setShown] = useState<ReceivedLetter | null>(null)
  const [isShown, setIsShown] = useState(false)
  const reading = useLetterBox(tree.id, of)
  const letters = reading.data?.pages.flatMap(({ items }) => items)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(letters?.length ?? 0, box)
  const shownAt = letters?.findIndex(({ id }) => id === shown?.id) ?? -1
  const next = shownAt < 0 ? null : (letters?.[shownAt + 1] ?? null)
  const changed = () => {
    on.onChanged()
    void reading.refetch()
  }
  return (
    <Sheet isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()} title="편지함">
      <ChipGroup label="편지 고르기">
        {FILTERS.filter((filter) => tree.isOpen || filter.of !== 'unread').map((filter) => (
          <Chip key={filter.of} isSelected={of === filter.of} onClick={() => setOf(filter.of)}>
            {filter.label}
          </Chip>
        ))}
      </ChipGroup>
      <div ref={box} tabIndex={-1} className="mt-3 min-h-40">
        {!letters && reading.isPending && <Skeleton shape="card" className="h-32" />}
        {!letters && reading.isError && (
          <ReadFailed level={3} title="편지함을 열지 못했어요." reading={reading} />
        )}
        {letters?.length === 0 && <EmptyState level={3} title={EMPTY[of]} />}
        {letters && letters.length > 0 && (
          <ul className="-mx-2">
            {letters.map((letter) => (
              <li key={letter.id}>
                <LetterRow
                  letter={letter}
                  isTreeOpen={tree.isOpen}
                  now={now}
                  onPress={() => {
                    setShown(letter)
                    setIsShown(true)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton reading={reading} />
      </div>
      {shown && (
        <LetterSheet
          key={shown.id}
          tree={tree}
          letter={shown}
          now={now}
          isOpen={isShown}
          onClose={() => setIsShown(false)}
          onNext={next && (() => setShown(next))}
          onRead={(letterId) => {
            on.onRead(letterId)
            // Of the unread ones the next is found by this one's place.
            if (of !== 'unread') void reading.refetch()
          }}
          onHidden={changed}
          onBlocked={changed}
        />
      )}
    </Sheet>
  )
}

type LetterRowProps = {
  letter: ReceivedLetter
  isTreeOpen: boolean
  now: Date
  onPress: () => void
}

function LetterRow({ letter, isTreeOpen, now, onPress }: LetterRowProps) {
  const { ornament, name, createdAt, text, isRead } = letter
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-2 text-left transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <img src={ornamentPicture(ornament)} alt="" className="size-11 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{name ?? NO_NAME}</span>
        <span className="block truncate text-sm text-text-2">
          {isTreeOpen && isRead && text !== null
            ? text
            : `${ornamentName(ornament)} · ${openingDay(createdAt, now)}`}
        </span>
      </span>
      {isTreeOpen && !isRead && <Badge tone="ember">새 편지</Badge>}
    </button>
  )
}
