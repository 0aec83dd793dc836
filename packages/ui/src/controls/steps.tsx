export type StepsProps = {
  /** Counts from 1. */
  current: number
  /** What each step asks for: “이메일”, “이름”, “약관”. */
  names: readonly string[]
}

/** How far a form of several steps has come. Move focus to the step's heading to have it read. */
export function Steps({ current, names }: StepsProps) {
  return (
    <div>
      <p className="flex items-baseline gap-2 text-sm text-text-2">
        <span aria-hidden="true" className="font-semibold text-ember tabular-nums">
          {current}/{names.length}
        </span>
        <span className="sr-only">{`${names.length}단계 중 ${current}단계: `}</span>
        <span>{names[current - 1]}</span>
      </p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {names.map((name, at) => (
          <span
            key={name}
            className={`h-1 grow rounded-pill transition-colors duration-(--motion-sheet) ${at < current ? 'bg-ember' : 'bg-surface-3'}`}
          />
        ))}
      </div>
    </div>
  )
}
