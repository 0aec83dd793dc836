import type { ReviewSummary as Summary } from '@doran/contract'
import { STARS } from '../reviews-address'
import { StarRow } from './star-row'

/** What all reviews say together, and how many they are. */
export function ReviewSummary({ summary: { count, average, stars } }: { summary: Summary }) {
  if (average === null) return null
  const most = Math.max(...stars)
  return (
    <section aria-label="모두의 별점" className="corner-card bg-surface-1 p-5">
      <p className="flex items-center gap-4">
        <span className="text-hero font-extrabold tabular-nums">{average.toFixed(1)}</span>
        <span className="flex flex-col gap-1">
          <StarRow stars={average} size={20} />
          <span className="text-sm text-text-2">후기 {count.toLocaleString('ko-KR')}개</span>
        </span>
      </p>
      <dl className="mt-4 flex flex-col gap-2 text-sm tabular-nums">
        {STARS.map((given) => {
          const reviews = stars[given - 1] ?? 0
          return (
            <div key={given} className="grid grid-cols-[2.5rem_1fr_3rem] items-center gap-2">
              <dt className="text-text-2">{given}점</dt>
              <dd className="col-start-3 text-right text-text-2">
                {reviews.toLocaleString('ko-KR')}
                <span className="sr-only">개</span>
              </dd>
              <dd
                aria-hidden="true"
                className="col-start-2 row-start-1 h-2 overflow-clip rounded-pill bg-surface-3"
              >
                <span
                  className="block h-full rounded-pill bg-ember"
                  style={{ width: `${(reviews / most) * 100}%` }}
                />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
