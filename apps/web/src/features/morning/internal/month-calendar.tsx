'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { MorningCalendar } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { IconButton, announce } from '@doran/ui'
import { CalendarDay } from './calendar-day'
import { dayWords, monthLater, monthWords, weeksOf } from './dates'
import { MOOD_LABELS } from './mood-words'
import { WakeBand } from './wake-band'

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일']

type MonthCalendarProps = {
  today: string
  /** Of this month, as the server read it. */
  first: MorningCalendar
}

/** A month's mornings. Other months are read as they are asked for. */
export function MonthCalendar({ today, first }: MonthCalendarProps) {
  const api = useApi()
  const reading = useAct()
  const [earlier, setEarlier] = useState<MorningCalendar | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const shown = earlier ?? first
  const { month, days, wakeHours } = shown
  const dayOf = new Map(days.map((each) => [each.day, each]))
  const told = opened === null ? undefined : dayOf.get(opened)

  const turn = async (months: number) => {
    const wanted = monthLater(month, months)
    const query = { month: wanted }
    const read =
      wanted === first.month ? null : await api.call('GET /v1/morning/calendar', { query })
    setEarlier(read)
    setOpened(null)
    announce(monthWords(wanted))
  }
  const go = (months: number) => void reading.run(() => turn(months), { canRepeat: true })
  return (
    <div className="mt-5" aria-busy={reading.isBusy}>
      <div className="flex items-center justify-between">
        <IconButton
          icon="chevron"
          label="이전 달"
          className="rotate-180"
          disabled={reading.isBusy}
          onClick={() => go(-1)}
        />
        <p className="font-semibold tabular-nums">{monthWords(month)}</p>
        <IconButton
          icon="chevron"
          label="다음 달"
          disabled={reading.isBusy || month === first.month}
          onClick={() => go(1)}
        />
      </div>
      <table className="mt-2 w-full table-fixed border-separate border-spacing-1 text-center text-sm">
        <caption className="sr-only">{monthWords(month)}의 출석</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 font-normal text-text-3">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? index} className="p-0">
                  {day && (
                    <CalendarDay
                      day={day}
                      isToday={day === today}
                      morning={dayOf.get(day) ?? null}
                      isOpened={day === opened}
                      onOpen={() => setOpened(day === opened ? null : day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">
        {told?.mood && (
          <p className="prose-ko mt-2 rounded-input bg-surface-2 px-4 py-3 text-sm break-words">
            <span className="font-semibold">
              {dayWords(told.day)} · {MOOD_LABELS[told.mood]}
            </span>
            {told.note !== null && <span className="mt-1 block text-text-2">{told.note}</span>}
          </p>
        )}
      </div>
      <WakeBand hours={wakeHours} />
    </div>
  )
}
