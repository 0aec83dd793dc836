'use client'

import { useRouter } from 'next/navigation'
import { routes } from '@doran/site/core'
import { RatingGate } from '@doran/site/safety'
import type { RatingRefusal } from '../../lib/unless-rated'

/** In place of what was shared, where its rating closes it or the person's age is asked first. */
export function SharedRatingGate({ refusal }: { refusal: RatingRefusal }) {
  const router = useRouter()
  return (
    <RatingGate
      code={refusal}
      onOpened={() => router.refresh()}
      back={{ href: routes.tales.path(), label: '이야기 홈' }}
    />
  )
}
