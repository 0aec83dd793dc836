import type { StoryFileFormat } from '@doran/contract'

export type ExportFormat = {
  key: StoryFileFormat
  name: string
  purpose: string
  saved: string
}

/** In the order in which people want them. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    key: 'epub',
    name: '전자책',
    purpose: '전자책 앱에서 책처럼 읽을 수 있어요.',
    saved: '전자책으로 저장했어요.',
  },
  {
    key: 'txt',
    name: '텍스트',
    purpose: '어느 기기에서나 바로 열리는 글이에요.',
    saved: '텍스트로 저장했어요.',
  },
  {
    key: 'md',
    name: '마크다운',
    purpose: '메모 앱이나 글쓰기 도구로 옮기기 좋아요.',
    saved: '마크다운으로 저장했어요.',
  },
  {
    key: 'json',
    name: '이야기 파일',
    purpose: '되돌린 장면과 기억까지 담아요. 도란에서 다시 가져올 수 있어요.',
    saved: '이야기 파일로 저장했어요.',
  },
]
