import type { Turn } from '@doran/contract'

export type ToldByProps = { turn: Pick<Turn, 'narrator' | 'model'> }

/** The label of a text that a model told; none for scenes written beforehand. Stands beside the text, never in it. */
export function ToldBy({ turn: { narrator, model } }: ToldByProps) {
  if (narrator !== 'model') return null
  return (
    <p className="font-sans text-sm text-text-3">AI가 썼어요{model !== null && ` · ${model}`}</p>
  )
}
