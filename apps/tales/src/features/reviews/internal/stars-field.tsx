'use client'

import { useId } from 'react'
import { Star } from './star-row'

const WORDS = {
  1: '아쉬웠어요',
  2: '그저 그랬어요',
  3: '읽을 만했어요',
  4: '재미있었어요',
  5: '아주 좋았어요',
} as const

export const ALL_STARS = [1, 2, 3, 4, 5] as const

type StarsFieldProps = {
  /** 0 while none is chosen. */
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars. Native radios: arrows move, Tab leaves, each is read with its words. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId()
  const chosen = ALL_STARS.find((stars) => stars === value)
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': id })}
      className="m-0 min-w-0 border-0 p-0"
    >
      <legend className="mb-1 text-sm font-semibold text-text-2">별점</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {ALL_STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              aria-label={`${stars}점, ${WORDS[stars]}`}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <Star isFilled={stars <= value} size={30} />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-text-2">
          {chosen && WORDS[chosen]}
        </span>
      </div>
      <p id={id} className="mt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
