import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'
import { resultPath } from '../../../../lib/game-paths'
import { AxisTable } from './axis-table'
import { countTaste, type Finished, type TasteBook as Book } from './collect-taste'
import { ResultLink } from './result-link'

/** The latest results side by side: only what there is. */
export function TasteBook({ book }: { book: Book }) {
  const { axes, shares, champions, quizzes, branches } = book
  return (
    <section aria-labelledby="taste-book" className="corner-card bg-surface-1 p-5 md:p-8">
      <h2 id="taste-book" className="text-h2 font-extrabold">
        취향 도감
      </h2>
      {countTaste(book) === 1 && (
        <p className="prose-ko mt-1 text-text-2">결과가 더 모이면 나란히 놓고 볼 수 있어요.</p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {axes.length > 0 && (
          <Part title="어느 쪽에 가까운지">
            <AxisTable tests={axes} />
          </Part>
        )}
        {shares.length > 0 && (
          <Part title="무엇에 가까운지">
            <ul className="grid gap-y-5">
              {shares.map((test) => (
                <ShareLines key={test.play.id} {...test} />
              ))}
            </ul>
          </Part>
        )}
        {champions.length > 0 && (
          <Part title="내가 고른 우승" isWide>
            <Champions plays={champions} />
          </Part>
        )}
        {(quizzes.length > 0 || branches.length > 0) && (
          <ul className="grid text-text-2 lg:col-span-full">
            {quizzes.map((play) => (
              <li key={play.id}>
                <ResultLink play={play}>
                  {[play.game.title, play.result.bars[0]?.label, play.result.title]
                    .filter(Boolean)
                    .join(' · ')}
                </ResultLink>
              </li>
            ))}
            {branches.map(({ play, endings }) => (
              <li key={play.id}>
                <ResultLink play={play}>
                  {play.game.title} · 결말 {endings}개를 만났어요
                </ResultLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type PartProps = { title: string; isWide?: boolean; children: ReactNode }

function Part({ title, isWide = false, children }: PartProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'lg:col-span-full' : ''}`}>
      <h3 className="text-sm font-semibold text-text-3">{title}</h3>
      <div className="mt-2">{children}</div>
    </div>
  )
}

function ShareLines({ play, shares }: Book['shares'][number]) {
  return (
    <li className="min-w-0">
      <ResultLink play={play}>
        <span className="text-text-2">{play.game.title}</span>{' '}
        <span className="font-extrabold text-text">{play.result.title}</span>
      </ResultLink>
      <ul className="grid gap-2 text-sm">
        {shares.map(({ label, percent }, at) => (
          <li key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <span className={at === 0 ? 'font-semibold' : 'text-text-2'}>{label}</span>
            <span className={`tabular-nums ${at === 0 ? 'font-semibold' : 'text-text-2'}`}>
              {percent}%
            </span>
            <span
              aria-hidden="true"
              className="col-span-full h-2 overflow-hidden rounded-pill bg-surface-3"
            >
              <span
                className={`block h-full rounded-pill bg-ember ${at === 0 ? '' : 'opacity-50'}`}
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Champions({ plays }: { plays: readonly Finished[] }) {
  return (
    <ul className="scroll-row -m-1 gap-3 p-1">
      {plays.map((play) => (
        <li key={play.id} className="w-28 shrink-0">
          <ZoneLink
            href={resultPath(play.game.id, play.shareCode)}
            className="group block rounded-input no-underline"
          >
            <img
              src={(play.result.picture ?? play.game.cover).url}
              alt=""
              width={400}
              height={400}
              loading="lazy"
              decoding="async"
              className="corner-image block aspect-square h-auto w-full bg-surface-2 object-cover"
            />
            <span className="prose-ko mt-1.5 block font-extrabold text-text group-hover:underline">
              {play.result.title}
            </span>
            <span className="prose-ko block text-sm text-text-3">{play.game.title}</span>
          </ZoneLink>
        </li>
      ))}
    </ul>
  )
}
