'use client'

import { useRef } from 'react'
import type { ApiError } from '@doran/api-client'
import type { GameDetail } from '@doran/contract'
import { matchCount, roundName, usualSize } from '@doran/game-engine'
import { Button, RadioGroup } from '@doran/ui'
import { TroubleNote } from '../frame/trouble-note'

type SizePickerProps = {
  game: Pick<GameDetail, 'title' | 'subtitle' | 'cover' | 'sizes' | 'length'>
  isBusy: boolean
  trouble: ApiError | null
  onStart: (size: number) => void
  onRetry: () => void
}

/** With how many a world cup is played; choosing deals it. */
export function SizePicker({ game, isBusy, trouble, onStart, onRetry }: SizePickerProps) {
  const { sizes, length } = game
  const form = useRef<HTMLFormElement>(null)
  // Read from the page: it may have been chosen before scripts ran.
  const start = () => {
    const chosen = form.current && Number(new FormData(form.current).get('size'))
    onStart(chosen || usualSize(sizes))
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => event.preventDefault()}
      className="m-auto w-full max-w-form py-6"
    >
      <img
        src={game.cover.url}
        alt=""
        width={640}
        height={480}
        className="mx-auto mb-5 aspect-4/3 w-44 corner-card bg-surface-1 object-cover md:w-56 short:hidden"
      />
      <h1 className="text-center text-h2 font-extrabold">{game.title}</h1>
      <p className="mt-1 mb-6 text-center text-text-2">{game.subtitle}</p>
      <RadioGroup
        label="몇 강으로 시작할지"
        isLabelHidden
        options={sizes.map((each) => ({ value: String(each), label: sizeLabel(each, length) }))}
        name="size"
        defaultValue={String(usualSize(sizes))}
      />
      <Button size="large" isWide isBusy={isBusy} onClick={start} className="mt-5">
        시작하기
      </Button>
      <TroubleNote trouble={trouble} onRetry={onRetry} />
    </form>
  )
}

/** What looking at two and choosing takes. */
const SECONDS_PER_MATCH = 8

function sizeLabel(size: number, length: number): string {
  const matches = matchCount(size, length)
  const minutes = Math.max(1, Math.round((matches * SECONDS_PER_MATCH) / 60))
  return `${roundName(size)} · ${matches}경기 · 약 ${minutes}분`
}
