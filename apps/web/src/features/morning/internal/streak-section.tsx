import type { MorningCalendar, MorningStreak } from '@doran/contract'
import { routes } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { BridgeOffer } from './bridge-offer'
import { MonthCalendar } from './month-calendar'

type StreakSectionProps = {
  day: string
  streak: MorningStreak
  /** Null where it cannot be read now. */
  calendar: MorningCalendar | null
}

/** A member's own mornings: how many in a row, which, and what bridges a missed one. */
export function StreakSection({ day, streak, calendar }: StreakSectionProps) {
  const { days, longest, commas, bridge } = streak
  return (
    <section aria-labelledby="streak" className="corner-card bg-surface-1 p-5 md:p-6">
      <h2 id="streak" className="text-h3 font-extrabold">
        나의 아침
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-h1 font-extrabold tabular-nums">연속 {days}일</span>
        {longest > days && <span className="text-sm text-text-2">가장 길게는 {longest}일</span>}
      </p>
      {bridge && <BridgeOffer key={bridge.days.join()} bridge={bridge} />}
      {calendar ? (
        <MonthCalendar key={day.slice(0, 7)} today={day} first={calendar} />
      ) : (
        <p className="mt-5 text-sm text-text-2">달력은 잠시 뒤에 다시 보여 드릴게요.</p>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="font-semibold">쉼표</h3>
        <p className="prose-ko mt-1 text-sm text-text-2">
          하루 쉬어 가도 쉼표가 이어 줘요. 한 주에 하나는 그냥 드려요.
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-3">
          <Commas label="이번 주 쉼표" count={commas.week} />
          <Commas label="모아 둔 쉼표" count={commas.bought} />
        </dl>
        <div className="mt-4">
          <LinkButton href={routes.runeShop.path()} kind="secondary" renderLink={renderLink}>
            룬 상점에서 쉼표 더 얻기
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function Commas({ label, count }: { label: string; count: number }) {
  return (
    <div className="rounded-input bg-surface-2 px-4 py-3">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="text-h3 font-extrabold tabular-nums">{count}개</dd>
    </div>
  )
}
