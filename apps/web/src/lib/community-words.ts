import type { AttachmentType, Board, PostSort } from '@doran/contract'

// The browser reads them too: the contract's own lists would bring its schemas along.
export const BOARDS = [
  'free',
  'story',
  'play',
  'make',
  'fan',
  'idea',
] as const satisfies readonly Board[]
export const POST_SORTS = ['hot', 'new', 'lasting'] as const satisfies readonly PostSort[]

const BOARD_LABELS: Record<Board, string> = {
  free: '자유',
  story: '이야기 후기',
  play: '놀이 자랑',
  make: '만들기 질문',
  fan: '팬',
  idea: '건의',
}

const SORT_LABELS: Record<PostSort, string> = {
  hot: '지금 뜨는',
  new: '새 글',
  lasting: '오래 남을 글',
}

const ATTACHMENT_LABELS: Record<AttachmentType, string> = {
  result: '놀이 결과',
  game: '놀이',
  consensus: '모두의 티어표',
  theme: '이야기',
  ending: '결말',
}

export const boardLabel = (board: Board) => BOARD_LABELS[board]
export const postSortLabel = (sort: PostSort) => SORT_LABELS[sort]
export const attachmentLabel = (type: AttachmentType) => ATTACHMENT_LABELS[type]
