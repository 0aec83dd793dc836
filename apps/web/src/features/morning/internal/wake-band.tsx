import { MORNING } from '@doran/contract/limits'

/** How often a month's mornings began in which hour. `hours`: counts from the first on. */
export function WakeBand({ hours }: { hours: readonly number[] }) {
  const most = Math.max(...hours)
  if (most === 0) return null
  const usual = MORNING.opensHour + hours.indexOf(most)
  return (
    <figure className="m-0 mt-5">
      <figcaption className="text-sm font-semibold text-text-2">
        주로 {usual}시쯤 들렀어요
      </figcaption>
      <ol className="mt-3 grid grid-cols-7 gap-1">
        {hours.map((times, index) => (
          <li key={MORNING.opensHour + index} className="text-center text-xs text-text-3">
            <span aria-hidden="true" className="flex h-12 items-end rounded-small bg-surface-2">
              <span
                className="block w-full rounded-small bg-coin"
                style={{ height: `${(times / most) * 100}%` }}
              />
            </span>
            <span className="mt-1 block tabular-nums">{MORNING.opensHour + index}시</span>
            <span className="sr-only">{times}번</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
