import type { TierConsensus } from '@doran/contract'
import { TIER_COLOURS, TIER_INK } from '../../../lib/board-picture/tier-colours'

/** On what the boards disagree most, and how they are spread; every number is there in words. */
export function DividedItems({ rows, items, divided }: TierConsensus) {
  const shown = divided.flatMap((key) => items.filter(({ item }) => item.key === key))
  return (
    <section aria-labelledby="divided" className="mt-12">
      <h2 id="divided" className="text-h3 font-extrabold">
        의견이 가장 갈린 후보
      </h2>
      {shown.length === 0 ? (
        <p className="prose-ko mt-2 text-text-2">
          아직 크게 갈린 것이 없어요. 다들 생각이 비슷해요.
        </p>
      ) : (
        <ol className="mt-4 flex flex-col gap-6">
          {shown.map(({ item, percents, count }) => (
            <li key={item.key} className="flex gap-4">
              {item.picture && (
                <img
                  src={item.picture.url}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  className="size-14 shrink-0 rounded-input bg-surface-2 object-cover"
                />
              )}
              <div className="min-w-0 grow">
                <h3 className="font-extrabold">
                  {item.label}{' '}
                  <span className="text-sm font-normal text-text-3">
                    {count.toLocaleString('ko-KR')}명이 놓았어요
                  </span>
                </h3>
                <ul className="mt-2 flex h-24 items-end gap-1.5">
                  {rows.map(({ key, label, colour }, at) => {
                    const percent = percents[at] ?? 0
                    return (
                      <li
                        key={key}
                        className="flex h-full max-w-18 min-w-0 grow flex-col items-center justify-end text-xs"
                      >
                        <span className="text-text-2 tabular-nums">{percent}%</span>
                        <span
                          aria-hidden="true"
                          className="mt-0.5 w-full rounded-t-small"
                          style={{
                            height: `${percent * 0.5}%`,
                            background: TIER_COLOURS[colour],
                          }}
                        />
                        <span
                          className="w-full truncate px-0.5 text-center font-extrabold"
                          style={{ background: TIER_COLOURS[colour], color: TIER_INK }}
                        >
                          {label}
                        </span>
                      </li>
                    )
                  })}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
