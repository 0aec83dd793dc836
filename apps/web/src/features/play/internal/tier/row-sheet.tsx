'use client'

import { useState } from 'react'
import type { TierColour } from '@doran/contract'
import { TIER } from '@doran/contract/game/limits'
import type { BoardRow } from '@doran/game-engine'
import { Button, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { oneLine } from '../../../../lib/one-line'
import { TIER_COLOURS, colourName, tierColours } from '../../../../lib/board-picture/tier-colours'

export type RowLook = Pick<BoardRow, 'label' | 'text' | 'colour'>

export type RowSheetProps = {
  /** Null: a new one. */
  row: BoardRow | null
  colours: readonly TierColour[]
  at: number
  count: number
  onSave: (look: RowLook) => void
  onMove: (at: number) => void
  /** Null where there are too few rows. */
  onRemove: (() => void) | null
  onClose: () => void
}

/** A row's name, what it means, its colour and its place. */
export function RowSheet(props: RowSheetProps) {
  const { row, colours, at, count, onSave, onMove, onRemove, onClose } = props
  const [label, setLabel] = useState(row?.label ?? '')
  const [text, setText] = useState(row?.text ?? '')
  const [colour, setColour] = useState<TierColour>(row?.colour ?? colours[0] ?? 'grey')
  const [isMissing, setIsMissing] = useState(false)
  const save = () => {
    const name = oneLine(label)
    if (name === '') return setIsMissing(true)
    onSave({ label: name, text: oneLine(text), colour })
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={row ? '줄 고치기' : '줄 추가'}
      actions={<Button onClick={save}>{row ? '저장' : '추가'}</Button>}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="이름"
          value={label}
          maxLength={TIER.label}
          error={isMissing ? '이름을 입력해 주세요.' : undefined}
          onChange={(event) => {
            setLabel(event.target.value)
            setIsMissing(false)
          }}
        />
        <TextField
          label="설명"
          hint={`${TIER.rowText}자까지, 선택`}
          value={text}
          maxLength={TIER.rowText}
          onChange={(event) => setText(event.target.value)}
        />
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-2 p-0 text-sm font-semibold text-text-2">색</legend>
          <div className="grid grid-cols-5 gap-2">
            {tierColours.map((each) => (
              <label
                key={each}
                className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-input border border-line-strong p-1 text-xs has-checked:border-ember has-checked:ring-1 has-checked:ring-ember has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
              >
                <input
                  type="radio"
                  name="colour"
                  value={each}
                  checked={each === colour}
                  onChange={() => setColour(each)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className="size-6 rounded-pill"
                  style={{ background: TIER_COLOURS[each] }}
                />
                {colourName(each)}
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      {row && (
        <div className="mt-5 -ml-3 flex flex-wrap">
          <Button kind="quiet" className="px-3" disabled={at === 0} onClick={() => onMove(at - 1)}>
            위로
          </Button>
          <Button
            kind="quiet"
            className="px-3"
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            아래로
          </Button>
          <Button
            kind="quiet"
            className="px-3"
            disabled={onRemove === null}
            onClick={() => onRemove?.()}
          >
            줄 지우기
          </Button>
        </div>
      )}
    </Sheet>
  )
}
