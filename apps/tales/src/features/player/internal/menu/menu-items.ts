import type { StorySession, Turn } from '@doran/contract'
import type { PlayerPanel } from '../panel-parts/player-panel'

type MenuItem = {
  label: string
  /** What is set now. */
  value?: string
  panel: PlayerPanel
}

/** What the menu offers for a story: its past, who is in it and who writes it, and what to do with it. */
export function menuGroups(session: StorySession, leaf: Turn | undefined): MenuItem[][] {
  const { memoryCount, narrators, persona, personaName, note } = session
  const isTold = narrators.length > 1
  return [
    [
      { label: `기억 (${memoryCount})`, panel: { name: 'memories' } },
      { label: '갈림길', panel: { name: 'tree' } },
      { label: '이야기에서 찾기', panel: { name: 'find' } },
      { label: '지난 장면', panel: { name: 'jump' } },
    ],
    [
      { label: '페르소나', value: persona?.name ?? personaName ?? '', panel: { name: 'persona' } },
      // What only a model takes up is offered where there is one.
      ...only(isTold, { label: '작가 메모', value: note && '있음', panel: { name: 'note' } }),
      ...only(isTold, { label: '내레이터', panel: { name: 'narrator' } }),
      { label: '읽기 설정', panel: { name: 'settings' } },
    ],
    [
      ...(leaf ? [{ label: '공유', panel: { name: 'share', turn: leaf } } as const] : []),
      { label: '내보내기', panel: { name: 'export' } },
      { label: '처음부터 다시', panel: { name: 'restart' } },
      { label: '이야기 신고하기', panel: { name: 'report' } },
    ],
  ]
}

const only = (isOffered: boolean, item: MenuItem) => (isOffered ? [item] : [])
