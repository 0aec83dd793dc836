import type { Persona, ThemeDetail } from '@doran/contract'
import { boundsOf } from './start-beginning'
import { touchedWarnings } from './touched-warnings'

type BoundsWarningProps = {
  personas: readonly Persona[]
  who: string
  warnings: ThemeDetail['warnings']
}

/** Says before a start what of the story the chosen persona may not want to read. */
export function BoundsWarning({ personas, who, warnings }: BoundsWarningProps) {
  const touched = touchedWarnings(boundsOf(personas, who), warnings)
  return (
    <p role="status" className="prose-ko mt-2 text-sm font-semibold text-text empty:hidden">
      {touched.length > 0 && `‘이건 싫어요’와 겹치는 내용이 나올 수 있어요: ${touched.join(', ')}`}
    </p>
  )
}
