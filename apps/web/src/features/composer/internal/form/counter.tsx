type CounterProps = { length: number; limit: number }

/** In code points, as the limits of the calls are counted. */
export function Counter({ length, limit }: CounterProps) {
  const isOver = length > limit
  return (
    <p
      className={`shrink-0 text-right text-sm tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-text-3'}`}
    >
      <span className="sr-only">글자 수 </span>
      {length.toLocaleString('ko-KR')} / {limit.toLocaleString('ko-KR')}
    </p>
  )
}
