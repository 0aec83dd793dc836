import type { TreeWriters } from '@doran/contract'
import type { TreeGround, TreeLook } from '@doran/contract/limits'

export const LOOK_NAMES: Record<TreeLook, string> = {
  pine: '소나무',
  persimmon: '감나무',
  'neon-fir': '네온 전나무',
  snowman: '눈사람',
}

export const GROUND_NAMES: Record<TreeGround, string> = {
  'snowy-night': '눈 내리는 밤',
  'window-dusk': '해 질 녘 창가',
  'village-dawn': '새벽 마을',
  'warm-room': '따뜻한 방',
}

export const WRITER_OPTIONS = [
  { value: 'everyone', label: '누구나', description: '로그인하지 않은 친구도 쓸 수 있어요.' },
  { value: 'members', label: '회원만', description: '로그인한 사람만 쓸 수 있어요.' },
] as const satisfies readonly { value: TreeWriters; label: string; description: string }[]
