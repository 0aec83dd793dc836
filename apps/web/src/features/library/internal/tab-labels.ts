import type { LibraryTab } from '../library-address'

export const TAB_LABELS: Record<LibraryTab, string> = {
  continue: '이어 하기',
  results: '결과',
  saved: '저장한 것',
  collections: '모음집',
}
