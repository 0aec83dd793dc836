import type { Turn } from '@doran/contract'

export type NarratorLabelProps = { turn: Pick<Turn, 'narrator' | 'model'> }

/** Labels a text that a model wrote; nothing for scenes written beforehand. Stands beside the text, never in it. */
export function NarratorLabel({ turn: { narrator, model } }: NarratorLabelProps) {
  if (narrator !== 'model') return null
  return (
    <p className="font-sans text-sm text-text-3">AI가 썼어요{model !== null && ` · ${model}`}</p>
  )
}
