const MARKS = {
  right: { colour: 'text-success', path: 'm7.5 12.5 3 3 6-6.5' },
  wrong: { colour: 'text-danger', path: 'm8.5 8.5 7 7m0-7-7 7' },
} as const

/** The sign of a right or a wrong answer. It is never alone: words beside it say the same. */
export function AnswerMark({ isRight }: { isRight: boolean }) {
  const { colour, path } = MARKS[isRight ? 'right' : 'wrong']
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${colour}`}
    >
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d={path} className="stroke-bg" />
    </svg>
  )
}
