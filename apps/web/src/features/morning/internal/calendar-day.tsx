import type { MorningCalendar } from '@doran/contract'
import { dayWords } from './dates'
import { MoodMark } from './mood-mark'
import { MOOD_LABELS } from './mood-words'

type CalendarDayProps = {
  day: string
  isToday: boolean
  /** Null where nobody was there. */
  morning: MorningCalendar['days'][number] | null
  isOpened: boolean
  onOpen: () => void
}

const CELL = 'mx-auto flex min-h-11 w-full flex-col items-center justify-center rounded-small'

/** A day that one was there opens what was left; a bridged one is a comma. */
export function CalendarDay({ day, isToday, morning, isOpened, onOpen }: CalendarDayProps) {
  const number = Number(day.slice(8))
  const look = isToday ? 'ring-1 ring-line-strong ring-inset' : ''
  if (morning?.mood) {
    return (
      <button
        type="button"
        aria-expanded={isOpened}
        aria-label={`${dayWords(day)} 출석, ${MOOD_LABELS[morning.mood]}`}
        onClick={onOpen}
        className={`${CELL} ${look} bg-surface-2 font-semibold transition-colors duration-(--motion-state) hover:bg-surface-3`}
      >
        <span className="text-xs tabular-nums">{number}</span>
        <MoodMark mood={morning.mood} size={16} />
      </button>
    )
  }
  return (
    <span className={`${CELL} ${look} text-text-3`}>
      <span className="text-xs tabular-nums">{number}</span>
      {morning && (
        <>
          <span aria-hidden="true" className="text-h3 leading-4 font-extrabold text-rune">
            ,
          </span>
          <span className="sr-only">쉼표로 이은 날</span>
        </>
      )}
    </span>
  )
}
