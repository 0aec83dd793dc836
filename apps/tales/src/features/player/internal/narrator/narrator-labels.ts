import type { StorySession, Turn } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { tierName } from '../../../../lib/tier-name'

export const OFFLINE_NAME = '미리 쓴 이야기'
export const OFFLINE_MEANING = 'AI 없이, 미리 써 둔 장면으로 이어져요'
const COSTS_NOTHING = '젬을 쓰지 않아요'

const SPENT = 'AI 모델이 쓰는 장면을 다 읽었어요. 여기부터는 미리 쓴 이야기로 이어져요.'

type Narrator = StorySession['narrators'][number]

export function narratorName({ key }: Narrator, narrators: readonly Narrator[]): string {
  if (key === 'offline') return OFFLINE_NAME
  return tierName(key, narrators.length - 1)
}

/** What a narrator is and costs. `offline` is said to cost nothing where another costs something. */
export function narratorMeaning(
  { key, model, isWell, price }: Narrator,
  { narrators, modelTurnsLeft }: Pick<StorySession, 'narrators' | 'modelTurnsLeft'>,
): string {
  if (key === 'offline') {
    const isPriced = narrators.some((each) => each.price !== null)
    return isPriced ? `${OFFLINE_MEANING} · ${COSTS_NOTHING}` : OFFLINE_MEANING
  }
  return [
    model,
    price && `한 장면 ${amountLabel('gem', price.turn)}`,
    price && `이어 보기 ${amountLabel('gem', price.continue)}`,
    modelTurnsLeft === 0 && '읽을 수 있는 장면을 다 읽었어요',
    modelTurnsLeft !== null && modelTurnsLeft > 0 && `앞으로 ${modelTurnsLeft}장면`,
    !isWell && '지금은 응답이 없어요',
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}

/** Who writes next, where that is another than who wrote last. */
export function nextNarratorLabel(
  { narrator, narrators, modelTurnsLeft }: StorySession,
  leaf: Turn | undefined,
): string | null {
  if (!leaf) return null
  const next = narrators.find(({ key }) => key === narrator)
  if (!next || narrator === 'offline') {
    if (leaf.narrator === 'offline') return null
    return modelTurnsLeft === 0 ? SPENT : `다음 장면은 ${OFFLINE_NAME}로 이어져요.`
  }
  if (leaf.narrator === 'model' && leaf.model === next.model) return null
  return `다음 장면은 AI 모델이 써요${next.model === null ? '.' : ` · ${next.model}`}`
}
