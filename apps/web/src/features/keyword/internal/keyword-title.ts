import type { KeywordPair } from '@doran/contract'

export const pairLabel = (pair: KeywordPair) => pair.join(' × ')

export const keywordTitle = (pair: KeywordPair) => `${pairLabel(pair)} 이야기`
