export type PasswordStrength = {
  level: 1 | 2 | 3
  /** What is missing or that it is good: “세 글자만 더 써 주세요.” */
  words: string
}

const tones = { 1: 'bg-danger', 2: 'bg-coin', 3: 'bg-success' }

/** The bars are decoration; the words say it. */
export function StrengthWords({ level, words }: PasswordStrength) {
  return (
    <p className="flex items-center gap-3 text-text-2">
      <span aria-hidden="true" className="flex w-18 shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1 grow rounded-pill ${step <= level ? tones[level] : 'bg-surface-3'}`}
          />
        ))}
      </span>
      {words}
    </p>
  )
}
