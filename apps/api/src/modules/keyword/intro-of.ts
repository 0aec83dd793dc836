import type { KeywordPage, KeywordPair } from '@doran/contract'
import { withParticle } from '@doran/korean'
import { EDITORIAL_PAIRS } from './editorial-pairs.js'
import { pairKey } from './keyword-pair.js'

const intros = new Map(EDITORIAL_PAIRS.map(({ keywords, intro }) => [pairKey(keywords), intro]))

/** What the page says of its two words; of most pairs no more than what it is for. */
export function introOf(pair: KeywordPair): Pick<KeywordPage, 'intro' | 'isEditorial'> {
  const edited = intros.get(pairKey(pair))
  if (edited !== undefined) return { intro: edited, isEditorial: true }
  const [one, other] = pair
  const both = `${withParticle(one, '와/과')} ${withParticle(other, '이/가')}`
  return {
    intro: `${both} 함께 나오는 이야기를 한자리에 모으는 곳이에요. 마음이 가는 첫 문장을 만나면 그대로 이어서 읽어 보세요.`,
    isEditorial: false,
  }
}
