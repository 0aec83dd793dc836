'use client'

import type { Arcade } from '@doran/contract'
import { useOwnPlace } from './use-own-place'

/** What the visitor or member has reached so far. */
export function OwnRecord({ mine, place: first }: Pick<Arcade, 'mine' | 'place'>) {
  const place = useOwnPlace(first)
  if (mine === null)
    return (
      <p className="corner-mine bg-surface-1 px-5 py-4 text-text-2">
        60초나 오늘의 씨앗을 한 판 마치면 여기에 기록이 쌓여요.
      </p>
    )
  const facts = [
    { name: '최고', value: `${mine.best.toLocaleString('ko-KR')}점` },
    {
      name: `${mine.games.toLocaleString('ko-KR')}판 평균`,
      value: `${mine.average.toLocaleString('ko-KR')}점`,
    },
    { name: '연속', value: `${mine.days}일째` },
    { name: '이번 주', value: place ? `${place.place}위` : '아직' },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse corner-mine bg-surface-1 px-4 py-3">
          <dt className="text-sm text-text-3">{name}</dt>
          <dd className="text-h3 font-extrabold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
