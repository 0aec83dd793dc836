import { joinClasses } from '../internal/join-classes.js'
import { remainingNotice } from './remaining-notice.js'

export type TextCounterProps = { id: string; text: string; limit: number }

/** Counts code points, as the limits of the calls do, so that both agree on what is too long. */
export function TextCounter({ id, text, limit }: TextCounterProps) {
  const { length } = Array.from(text)
  return (
    <div
      className={joinClasses(
        'ml-auto shrink-0 text-sm tabular-nums',
        length > limit ? 'font-semibold text-danger' : 'text-text-3',
      )}
    >
      <span id={id}>
        <span className="sr-only">글자 수 </span>
        {length.toLocaleString('ko-KR')}
        {' / '}
        {limit.toLocaleString('ko-KR')}
      </span>
      <span role="status" className="sr-only">
        {remainingNotice(length, limit)}
      </span>
    </div>
  )
}
