import type { SharedStory, SharedTurn } from '@doran/contract'
import { aThemeCard } from './a-theme'

export const SHARED_CODE = 'Ab3dEf7h9K'
export const SHARED_IMAGE = `/doran-tales/og/share/${SHARED_CODE}/aaaaaaaaaaaa.png`

export function aSharedStory(over: Partial<SharedStory> = {}): SharedStory {
  return {
    id: 'share-1',
    code: SHARED_CODE,
    kind: 'path',
    label: '열쇠를 찾던 밤',
    theme: aThemeCard(),
    author: null,
    isMine: false,
    personaName: null,
    fromIndex: 3,
    toIndex: 4,
    ending: null,
    path: [],
    isByModel: false,
    isImported: false,
    canContinue: true,
    linkImage: SHARED_IMAGE,
    createdAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}

export function aSharedEnding(over: Partial<SharedStory> = {}): SharedStory {
  return aSharedStory({
    kind: 'ending',
    label: '',
    ending: { key: 'truth', title: '빈자리의 주인', badge: '진실', rare: true },
    path: ['열쇠를 하나씩 센다', '“여섯 번째는 어디 있죠?”'],
    ...over,
  })
}

export function aSharedTurn(over: Partial<SharedTurn> = {}): SharedTurn {
  return {
    index: 3,
    input: { kind: 'say', text: '누구세요?' },
    output: '문이 열렸다. “기다렸어요.” 하진이 말했다.',
    isEdited: false,
    narrator: 'offline',
    model: null,
    ...over,
  }
}
